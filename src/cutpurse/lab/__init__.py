"""The designer's lab: is this rule good? Many games, one report."""
