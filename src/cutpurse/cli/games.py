"""`cutpurse games` and `cutpurse rules`: what there is to play, and how."""

from cutpurse.cli.parameters import AsJson, GameName, MaybeGame


def games(game: MaybeGame = None, as_json: AsJson = False) -> None:
    """List the games: players, time, credits and every table option.

    \b
    Examples:
      cutpurse games
      cutpurse games lucre
      cutpurse games --json
    """
    import json

    from cutpurse.core.game_data import game_data
    from cutpurse.games import load, names
    from cutpurse.terminal.listing import list_games
    from cutpurse.terminal.screen import Screen

    found = [load(name) for name in ([game] if game else names())]
    if as_json:
        print(json.dumps([game_data(each) for each in found], indent=2))
    else:
        list_games(found, Screen())


def rules(game: GameName) -> None:
    """Tell how a game is played, with our rulings and the credits.

    \b
    Examples:
      cutpurse rules lucre
      cutpurse rules coin | less
    """
    from cutpurse.games import load
    from cutpurse.terminal.listing import show_rules
    from cutpurse.terminal.screen import Screen

    show_rules(load(game), Screen())
