"""Commands that are listed in help with whole sentences, under headings if there are many."""

from collections.abc import Mapping, Sequence
from typing import Any

import typer
from typer.core import TyperGroup

NO_LIMIT = 1000  # letters of a sentence in the list


class Listed(TyperGroup):
    """Typer cuts each sentence off at the end of a line. Without any argument the help is shown."""

    headings: Mapping[str, Sequence[str]] = {}

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        named = self.headings or {"Commands": self.list_commands(ctx)}
        width = max(map(len, self.list_commands(ctx)))
        for heading, names in named.items():
            with formatter.section(heading):
                shown = {name.ljust(width): self.commands[name].get_short_help_str(NO_LIMIT) for name in names}
                formatter.write_dl(list(shown.items()))


def usage_hint(error: typer.TyperException) -> str:
    """What was wrong with a command as it was typed, and where more is told."""
    told, context = error.format_message(), getattr(error, "ctx", None)
    return f"{told} `{context.command_path} --help` tells more." if context and told.startswith("Missing") else told
