"""The database: the log of every table, and everything else that is kept."""
