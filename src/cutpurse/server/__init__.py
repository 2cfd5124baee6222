"""The table server: people and bots play together, and nothing is ever lost."""
