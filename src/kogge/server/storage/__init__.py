"""The database: schema, SQLite and PostgreSQL, migrations, backups."""
