"""`cutpurse replay` and `cutpurse verify`: what was played, and whether the deal was fair."""

from pathlib import Path
from typing import Annotated

import typer

from cutpurse.cli.parameters import AsJson, Words


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as text or JSON.")],
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT|all",
            help="Whose view: a seat, or all with everything open.  [default: all; your own seat if it is not over]",
        ),
    ] = None,
    as_json: AsJson = False,
    words: Words = False,
) -> None:
    """Step through a record: Enter goes on, b goes back. In a pipe all steps are printed.

    \b
    Examples:
      cutpurse replay game.txt
      cutpurse replay game.txt --seat Blue
      cutpurse replay game.txt --json
    """
    import json

    from cutpurse.cli.arguments import read_seat
    from cutpurse.terminal.compiling import load_for_one_match
    from cutpurse.terminal.files import read_record_file
    from cutpurse.terminal.replay import ALL, Replay, show_replay, usual_viewer
    from cutpurse.terminal.screen import Screen

    record = read_record_file(file, load_for_one_match)
    viewer = usual_viewer(record)
    if seat is not None:
        viewer = None if seat.lower() == ALL else read_seat(record.match.game, record.match.seats, seat)
    if as_json:
        print(json.dumps(Replay(record, viewer).data(), indent=1))
    else:
        show_replay(Replay(record, viewer), Screen(spoken=words))


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as text or JSON; - reads standard input.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment that you have seen before the deal, to compare.")
    ] = None,
    entropy: Annotated[
        str | None, typer.Option(metavar="HEX", help="What you have added to the deal, to compare.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Check a match from a table server: its moves, its result, and that nobody could choose the cards.

    Before the deal the server shows a commitment, the hash of its secret; everybody adds to it; afterwards the record
    has it all. The exit code is 0 if everything holds, else 1.

    \b
    Examples:
      cutpurse verify match.txt
      cutpurse verify match.txt --commitment 4a5f... --entropy 09c1...
      curl -s https://example.org/match.json | cutpurse verify - --json
    """
    import json

    from cutpurse.core.errors import CutpurseError, RecordError
    from cutpurse.core.fair import COMMITMENT_BYTES, ENTROPY_BYTES, read_digits
    from cutpurse.core.message import msg
    from cutpurse.terminal.files import MOST_BYTES, read_input, source_name
    from cutpurse.terminal.screen import Screen
    from cutpurse.terminal.verify import Remembered, examine, show_verification

    remembered = Remembered(
        commitment="" if commitment is None else read_digits(commitment, COMMITMENT_BYTES, msg("a-commitment")).hex(),
        entropy=b"" if entropy is None else read_digits(entropy, ENTROPY_BYTES, msg("what-a-seat-adds")),
    )
    try:
        found = examine(read_input(file, MOST_BYTES), remembered)
    except RecordError as error:
        raise CutpurseError(f"{source_name(file)}: {error}") from None
    if as_json:
        print(json.dumps(found.data(), indent=1))
    else:
        show_verification(found, Screen())
    return 0 if found.holds else 1
