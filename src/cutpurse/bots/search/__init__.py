"""The search that every game gets for nothing."""
