"""The table: what may happen there, what has happened, and what that makes of it. No clock, no network, no database."""
