"""Networks that learn from games against themselves. Needs PyTorch: ``pip install 'kogge[learn]'``."""
