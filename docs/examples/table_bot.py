"""A bot for a table of the server, with nothing but Python's own library.

    python table_bot.py http://127.0.0.1:8000 TABLE        (the end of the table's link)

It comes in, sits down, is ready for every match, and takes the first action it may. Put your own idea into `choose`.
"""

import json
import secrets
import sys
import urllib.error
import urllib.request


def choose(view):
    """What to do: one of view["actions"]."""
    return view["actions"][0]


def call(path, token="", body=None):
    """Ask the server for something; its answer as a file."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, data, headers))


def do(**command):
    """Do something at the table."""
    call(f"/api/tables/{TABLE}/do", TOKEN, command)


def watch():
    """Everything that we are told: our seat, the table around the game, the game as we see it, and if that is new."""
    seat, board, view = None, None, {}
    for line in call(f"/api/tables/{TABLE}/stream", TOKEN):
        if line.strip():
            message = json.loads(line)
            if "here" in message:  # who is connected: nothing has happened
                continue
            if picture := message.get("picture"):
                seat, board, view = picture["seat"], picture["board"], picture["view"] or {}
            board = message.get("board", board)
            view = message.get("view") or changed(view, message.get("change"))
            yield seat, board, view, "step" in message or "picture" in message


def changed(view, change):
    """The view after a change."""
    if not change:
        return view
    new = view | {name: change[name] for name in ("stage", "turn", "over", "prompt", "actions")}
    for name in ("zones", "counters"):
        items = {item["id"]: item for item in view[name] + change[name] if item["id"] not in change["gone"]}
        new[name] = [items[key] for key in (name == "zones" and change["order"]) or items]
    return new | ({"seats": change["seats"]} if change["seats"] else {})


def act(seat, board, view, asked):
    """Do what we are asked for, if anything; whether we are still asked the same."""
    if board["phase"] == "waiting" and not board["holders"][seat]["ready"]:
        do(do="ready", entropy=secrets.token_hex(16))
    elif board["phase"] == "playing" and view.get("turn") == seat and asked:
        do(do="move", id=secrets.token_hex(8), match=board["matches"], action=choose(view)["id"])
        return False
    return asked


def refusal(error):
    """Why the server refuses something, for programs; GET /api/words/en has the words."""
    told = json.load(error)
    return f"refused: {told['code']}, {told['message']['key']}"


SERVER, TABLE = sys.argv[1].rstrip("/"), sys.argv[2]
try:
    TOKEN = json.load(call("/api/people", body={"name": f"Bot {secrets.token_hex(2)}", "token": True}))["token"]
    do(do="sit")
    asked = False  # once: others may do something meanwhile that asks nothing new of us
    for seat, board, view, new in watch():
        try:
            asked = act(seat, board, view, asked or new)
        except urllib.error.HTTPError as error:  # this is not the end
            print(refusal(error))
except urllib.error.HTTPError as error:
    sys.exit(refusal(error))
except urllib.error.URLError as error:
    sys.exit(f"no server at {SERVER}: {error.reason}")
