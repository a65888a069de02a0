"""Alembic's folder: the steps from an empty database to this version's."""
