# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NEEDS := 3.11
LOAD := bench/load
TORCH ?= torch==2.13.0+cpu

.PHONY: play page dist terminal check test test-long chaos fuzz soak golden lint types bench bench-peers bench-server gallery docs strength lock clean help

help:
	@echo "make play           install what is needed, start the server and play in the browser"
	@echo "make terminal       play Lucre in this terminal (make terminal GAME=coin)"
	@echo "make check          before every commit: style, types and the tests that tell most, in two minutes"
	@echo "make test           install what is needed and run every check: style, types, tests, coverage"
	@echo "make page           build the page in the browser anew, if its sources have changed"
	@echo "make dist           build the wheel and the source package into dist/"
	@echo "make test-long      the laws over 100,000 games a game, with options at random"
	@echo "make chaos          kill the server a thousand times under load: is anything lost? (KILLS=1000 DATABASE=sqlite WORKERS=1)"
	@echo "make fuzz           send the server a hundred thousand inputs at random (INPUTS=100000)"
	@echo "make soak           play for half an hour: does the server's memory grow? (MINUTES=30)"
	@echo "make types          the page's types, from the server's description"
	@echo "make golden         write the golden playthroughs anew; read the diff"
	@echo "make bench          speed of engine and search beside a C loop and OpenSpiel, into bench/"
	@echo "make bench-peers    ours beside OpenSpiel, RLCard, PettingZoo and Pgx, each installed for itself, into bench/peers.md"
	@echo "make bench-server   speed of the table server beside boardgame.io's, into bench/server.md; needs Node.js"
	@echo "make gallery        the lab's reports on all games, into docs/gallery; takes an hour, goes on after Ctrl-C"
	@echo "make docs           build the site of the documentation into site/"
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
$(VENV)/ready: $(VENV)/python-checked constraints.txt constraints-build.txt pyproject.toml hatch_build.py
	@echo "Installing Cutpurse and what it needs"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r constraints.txt -r constraints-build.txt
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

# What learns is tested with PyTorch. Its CPU build comes first: the other one brings gigabytes of CUDA, but not every
# package index has builds for CPUs.
$(VENV)/ready-torch: $(VENV)/ready-test
	@echo "Installing PyTorch, for the tests of what learns"
	@$(BIN)/pip install --quiet --disable-pip-version-check "$(TORCH)" 2>/dev/null || { \
		echo "There is no $(TORCH) in the package index: taking the build that it has, which is larger"; \
		$(BIN)/pip install --quiet --disable-pip-version-check torch; }
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

# A wheel with its page: whoever installs it needs neither Node.js nor a compiler.
dist: $(VENV)/ready
	@$(BIN)/hatchling build -t wheel -t sdist -d dist
	@ls dist

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
test: lint page $(VENV)/ready-bench $(VENV)/ready-torch $(VENV)/ready-postgres $(VENV)/ready-chromium $(LOAD)/node_modules/ready
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

KILLS ?= 1000
DATABASE ?= sqlite
WORKERS ?= 1
INPUTS ?= 100000
MINUTES ?= 30

chaos: $(VENV)/ready-postgres
	@$(BIN)/python -m tests.server.chaos --kills $(KILLS) --database $(DATABASE) --workers $(WORKERS)

fuzz: $(VENV)/ready-test
	@$(BIN)/python -m tests.server.fuzz --inputs $(INPUTS)

soak: $(VENV)/ready-test
	@$(BIN)/python -m tests.server.soak --minutes $(MINUTES)

golden: $(VENV)/ready-test
	@$(BIN)/pytest -q tests/contract/test_golden.py --update-golden
	@git diff --stat tests/golden

bench: $(VENV)/ready-bench
	@$(BIN)/cutpurse bench engine --save bench/engine.md
	@$(BIN)/cutpurse bench search --save bench/search.md

bench-peers: $(VENV)/ready-test
	@$(BIN)/cutpurse bench peers --save bench/peers.md

bench-server: $(VENV)/ready $(LOAD)/node_modules/ready
	@$(BIN)/cutpurse compile lucre
	@$(BIN)/cutpurse bench server --save bench/server.md

# What was played is kept for these rules and bots only: begin anew (rm -r .gallery) after changing them.
gallery: $(VENV)/ready-test
	@$(BIN)/python docs/gallery.py

# Warnings are errors. The tests check its links.
docs: $(VENV)/ready-test
	@$(BIN)/python -m docs.build_site

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
	@$(BIN)/uv pip compile --quiet $(LOCKED) --extra postgres pyproject.toml -o constraints.txt
	@$(BIN)/uv pip compile --quiet $(LOCKED) -c constraints.txt --group build -o constraints-build.txt
	@$(BIN)/uv pip compile --quiet $(LOCKED) -c constraints.txt --group test pyproject.toml -o constraints-test.txt
	@$(BIN)/uv pip compile --quiet $(LOCKED) -c constraints.txt --group bench pyproject.toml -o constraints-bench.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage* $(LOAD)/node_modules web/node_modules \
		src/cutpurse/web site
