"""What Alembic runs to take the steps: on the connection that `upgrade` has given it, in the transaction there."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
