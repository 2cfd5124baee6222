"""The command `cutpurse`: a module for each group of commands. Nothing heavy is imported before a command runs."""

from cutpurse.cli.program import app, main

__all__ = ["app", "main"]
