# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NEEDS := 3.11
LOAD := bench/load

.PHONY: play page terminal check test test-long golden lint types bench bench-server strength lock clean help

help:
	@echo "make play           install what is needed, start the server and play in the browser"
	@echo "make terminal       play Lucre in this terminal (make terminal GAME=coin)"
	@echo "make check          before every commit: style, types and the tests that tell most, in two minutes"
	@echo "make test           install what is needed and run every check: style, types, tests, coverage"
	@echo "make page           build the page in the browser anew, if its sources have changed"
	@echo "make test-long      the laws over 100,000 games a game, with options at random"
	@echo "make types          the page's types, from the server's description"
	@echo "make golden         write the golden playthroughs anew; read the diff"
	@echo "make bench          speed of engine and search beside a C loop and OpenSpiel, into bench/"
	@echo "make bench-server   speed of the table server beside boardgame.io's, into bench/server.md; needs Node.js"
	@echo "make strength       how strong the bots are, into bench/strength.md; takes hours, goes on after Ctrl-C"
	@echo "make clean          remove .venv, the built page and caches"

GAME ?= lucre

play: page
	@$(BIN)/cutpurse serve --open

# Installing builds the page already; this is for when its sources have changed since.
page: $(VENV)/ready
	@$(BIN)/python hatch_build.py

terminal: $(VENV)/ready
	@$(BIN)/cutpurse play $(GAME)

$(VENV)/python-checked:
	@command -v $(PYTHON) >/dev/null || { echo "Cutpurse needs Python $(NEEDS) or newer, but there is no $(PYTHON) here. Install it, or name another: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < tuple(map(int, "$(NEEDS)".split("."))))' || { echo "Cutpurse needs Python $(NEEDS) or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Name another: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@echo "Making a virtual environment in $(VENV) with $$($(PYTHON) -V)"
	@$(PYTHON) -m venv $(VENV) || { echo "The module venv is missing: on Debian, apt-get install python3-venv"; rm -rf $(VENV); exit 1; }
	@touch $@

# pip is asked for hashes: what is installed is what was locked, byte for byte.
$(VENV)/ready: $(VENV)/python-checked constraints.txt pyproject.toml hatch_build.py
	@echo "Installing Cutpurse and what it needs"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r constraints.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/ready-test: $(VENV)/ready constraints-test.txt
	@echo "Installing what the tests need"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r constraints-test.txt
	@touch $@

$(VENV)/ready-bench: $(VENV)/ready constraints-bench.txt
	@echo "Installing what the benchmarks compare with"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r constraints-bench.txt
	@touch $@

# The tests start a PostgreSQL of their own in a temporary folder: all they need is its programs. RUNLEVEL=1 keeps
# Debian's package from starting a server as well.
$(VENV)/ready-postgres: $(VENV)/ready-test
	@$(BIN)/python -c 'from tests.server.postgres import find_programs; find_programs()' 2>/dev/null || { \
		echo "Installing PostgreSQL, for the tests"; \
		test "$$(id -u)" = 0 || AS_ROOT="sudo -n"; \
		$$AS_ROOT apt-get update -qq && $$AS_ROOT env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
			apt-get install -qq --yes --no-install-recommends postgresql >/dev/null; \
	} || { echo "The tests need PostgreSQL 14 or newer, but it can't be installed from here. Install it, so that initdb and postgres are on the PATH: on Debian, sudo apt-get install postgresql"; exit 1; }
	@touch $@

# The tests of the page run in the system's own browser.
$(VENV)/ready-chromium: $(VENV)/ready-test
	@$(BIN)/python -c 'from tests.web.browsing import find_chromium; find_chromium()' 2>/dev/null || { \
		echo "Installing Chromium, for the tests"; \
		test "$$(id -u)" = 0 || AS_ROOT="sudo -n"; \
		$$AS_ROOT apt-get update -qq && $$AS_ROOT env DEBIAN_FRONTEND=noninteractive \
			apt-get install -qq --yes --no-install-recommends chromium >/dev/null; \
	} || { echo "The tests need Chromium, but it can't be installed from here: on Debian, sudo apt-get install chromium"; exit 1; }
	@touch $@

# npm compares hashes, too; from where it takes the packages is its own setting.
$(LOAD)/node_modules/ready: $(LOAD)/package-lock.json
	@command -v npm >/dev/null || { \
		echo "Installing Node.js and npm, for the load on the table server"; \
		test "$$(id -u)" = 0 || AS_ROOT="sudo -n"; \
		$$AS_ROOT apt-get update -qq && $$AS_ROOT env DEBIAN_FRONTEND=noninteractive \
			apt-get install -qq --yes --no-install-recommends npm >/dev/null; \
	} || { echo "The load on the table server is made in Node.js 18 or newer, and npm can't be installed from here: on Debian, sudo apt-get install npm"; exit 1; }
	@echo "Installing boardgame.io, and what makes load for servers"
	@cd $(LOAD) && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

lint: $(VENV)/ready-test page
	@echo "== style (ruff)"
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@echo "== types (mypy, strict)"
	@$(BIN)/mypy
	@echo "== the page (svelte-check)"
	@$(BIN)/python hatch_build.py check

# The tests that tell most: the core, the laws on every game, the rules, the table; no browser, database or process.
TELLING := tests/core tests/contract tests/docs tests/games/*/test_rules*.py tests/games/*/test_options*.py \
	tests/server/table tests/test_architecture.py tests/test_readme.py

check: lint
	@echo "== the tests that tell most (pytest)"
	@HYPOTHESIS_PROFILE=few $(BIN)/pytest -q -n auto -m "not long" $(TELLING)

# All games are compiled first: else each of the processes that test would do it.
test: lint page $(VENV)/ready-bench $(VENV)/ready-postgres $(VENV)/ready-chromium $(LOAD)/node_modules/ready
	@echo "== compiling"
	@$(BIN)/cutpurse compile
	@echo "== tests (pytest)"
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -q -n auto -m "not long"
	@echo "== the contract suite again, interpreted"
	@CUTPURSE_INTERPRETED=1 $(BIN)/coverage run -m pytest -q -n auto tests/contract
	@echo "== branch coverage of core and games, measured on the interpreted functions"
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --skip-covered

test-long: $(VENV)/ready-test
	@$(BIN)/pytest -m long -s

golden: $(VENV)/ready-test
	@$(BIN)/pytest -q tests/contract/test_golden.py --update-golden
	@git diff --stat tests/golden

bench: $(VENV)/ready-bench
	@$(BIN)/cutpurse bench engine --save bench/engine.md
	@$(BIN)/cutpurse bench search --save bench/search.md

bench-server: $(VENV)/ready $(LOAD)/node_modules/ready
	@$(BIN)/cutpurse bench server --save bench/server.md

# Deals are kept for these sources of the bots only: begin anew (rm -r .strength) after changing them.
strength: $(VENV)/ready
	@$(BIN)/cutpurse bench strength --keep .strength --save bench/strength.md

# The page's types, from the server's own description.
types: page
	@$(BIN)/python -c 'import json; from cutpurse.server.live.worker import Config; from cutpurse.server.http.app import framework; \
		print(json.dumps(framework(Config(database="sqlite://")).openapi()))' >web/openapi.json
	@$(BIN)/python hatch_build.py types

LOCKED := --universal --python-version $(NEEDS) --generate-hashes --no-header --no-emit-index-url --no-emit-find-links

lock: $(VENV)/ready-test
	@$(BIN)/pip install --quiet uv
	@$(BIN)/uv pip compile --quiet $(LOCKED) --group build pyproject.toml -o constraints.txt
	@$(BIN)/uv pip compile --quiet $(LOCKED) -c constraints.txt --group test pyproject.toml -o constraints-test.txt
	@$(BIN)/uv pip compile --quiet $(LOCKED) -c constraints.txt --group bench pyproject.toml -o constraints-bench.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage* $(LOAD)/node_modules web/node_modules \
		src/cutpurse/web
