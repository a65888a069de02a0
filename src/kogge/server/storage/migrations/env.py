"""Run by Alembic: the connection comes from ``store.migrate``."""

from alembic import context

from kogge.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    version_table="kogge_schema",
)
with context.begin_transaction():
    context.run_migrations()
