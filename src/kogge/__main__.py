"""`python -m kogge` is the command `kogge`."""

from kogge.cli import main

if __name__ == "__main__":
    main()
