# The commands a newcomer needs. Each sets up what it needs from nothing but Python ≥ 3.11.
#
#   make run     the game room, in a browser; PORT=9000 and HOST=0.0.0.0 say where
#   make page    the page, and what it needs to play offline; `make run` does without the latter
#   make docs    the documentation site; the game room serves it at /docs
#   make site    the page for any static host, without a server, in site/
#   make test    every check and test
#   make check   style, types, imports and sizes only
#   make quick   the tests of core, games and search: about a minute once compiled
#   make simulate   the room in simulated worlds where much goes wrong; SEEDS=1000 or SEEDS=5000-5999;
#                what was interrupted goes on with the same command
#   make soak    kill the server 500 times while people play (an hour)
#   make bench   the published figures, measured here
#   make screenshots   the pictures in docs/pictures, taken anew
#   make pictures      pictures of every page in every language, for those who read them
#   make filmstrips   frames of an exchange of each game, and a sheet of them, in filmstrips/
#   make wheel   in dist/, with the page inside: a wheel, compiled if there is a C compiler, and the
#                sources, of which pip makes such a wheel elsewhere
#   make sbom    in dist/: what a release is made of, in CycloneDX's format
#   make lock    bring the locked requirements up to date

PYTHON ?= python3
UV := .uv/bin/uv
BIN := .venv/bin
STEP := $(PYTHON) tools/step.py

export UV_PYTHON_DOWNLOADS := never
MAKEFLAGS += --no-print-directory

# To look at the room takes less than to work on it: `make run` installs only what the room needs.
# Whatever was installed for work stays, and each stamp says what is there.
WORKING := $(filter-out run,$(or $(MAKECMDGOALS),run))
FOR_RUN := .venv/.ready-run
FOR_WORK := .venv/.ready
READY := $(if $(WORKING),$(FOR_WORK),$(FOR_RUN))

# Python keeps what it has compiled, whatever the shell says: hundreds of processes are started
# while testing, each of which would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

# The page is built from its own sources, the words of all languages and the server's messages.
NPM := $(PYTHON) web/npm.py
NODE_FOR_PAGE := web/node_modules/.ready-page
NODE_FOR_WORK := web/node_modules/.ready
NODE_MODULES := $(if $(WORKING),$(NODE_FOR_WORK),$(NODE_FOR_PAGE))
STATIC := src/wuqi/server/static
PAGE := $(STATIC)/index.html
SITE := site/index.html
LINES := $(patsubst src/wuqi/games/%/face.py,web/src/games/%/line.json,$(wildcard src/wuqi/games/*/face.py))
MADE := web/src/protocol/messages.ts web/src/look/inks.css web/src/look/inks.json web/src/look/fonts
PAGE_SOURCES := $(filter-out $(MADE),$(shell find web -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*' -not -path 'web/src/look/fonts/*' -not -path 'web/tests/*' -not -path 'web/public/device/*' -not -path 'web/tools/device/*')) \
	$(wildcard src/wuqi/locales/* src/wuqi/games/*/locales/* src/wuqi/games/*/*.py src/wuqi/games/*/opening.json) \
	$(wildcard src/wuqi/server/protocol/*.py) src/wuqi/core/board/picture.py src/wuqi/core/board/inks.py src/wuqi/core/board/showing.py

# What the page needs to play on the reader's own device: Python, our sources, compiled rules. It
# takes minutes and a linker of 400 MB, so `make run` does without: the page offers it once it is there.
PACK := web/public/device/made.json
PACK_SOURCES := $(shell find src/wuqi web/tools/device -type f -not -path '*/static/*' -not -path '*/__pycache__/*')

# The documentation, from docs/, the rule books and the code itself.
DOCS := $(STATIC)/docs/index.html
DOCS_SOURCES := README.md $(wildcard docs/*.md docs/*/*.md docs/pictures/* tools/docs/* src/wuqi/games/*/locales/*.md src/wuqi/cli/locales/en.ftl src/wuqi/server/protocol/*.py src/wuqi/server/http/*.py) src/wuqi/__init__.py

# Some shells and compilers set HOST to the name of the machine; then it is not meant for us.
ifeq ($(origin HOST),environment)
HOST := $(filter localhost ::% $(foreach digit,0 1 2 3 4 5 6 7 8 9,$(digit)%),$(HOST))
endif

.PHONY: run page build-page rules rules-meanwhile read-tests pack docs site test test-page quick check check-python check-code check-page simulate soak bench screenshots pictures filmstrips wheel sbom lock clean

run: $(FOR_RUN) $(PAGE)
	@if $(MAKE) -q $(FOR_WORK) $(NODE_FOR_WORK) 2>/dev/null; then \
		mkdir -p build; nice -n 19 $(MAKE) -s pack >build/pack.log 2>&1 & fi
	@$(BIN)/wuqi serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) || test $$? -eq 130

page: $(PAGE) $(PACK)

pack: $(PACK)

site: $(SITE)

docs: $(DOCS)

# What the device needs is made while types are checked: half of that takes one processor only. More
# tests at once than there are processors: many of them wait for a page or a server.
test:
	@$(MAKE) -s -j2 $(READY) $(NODE_FOR_WORK)
	@$(MAKE) -s $(PAGE)
	$(MAKE) -j2 site check-code test-page rules read-tests
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m pytest -q -rR --rerun-show-tracebacks -n 4 --dist worksteal

# Compiled once, not by each of the workers that test.
rules: $(READY)
	$(BIN)/python -m wuqi.server.warmup --alone >/dev/null

# The same for the tests themselves; what is wrong with one is told when they run.
read-tests: $(READY)
	@$(BIN)/python -m pytest -q --collect-only >/dev/null || true

test-page: check-page
	$(NPM) test

quick: $(READY)
	$(BIN)/python -m pytest -q -n 2 --dist worksteal -m 'not slow' tests/house tests/core tests/games tests/search

simulate: $(READY)
	$(BIN)/python -m tests.simulation $(or $(SEEDS),1000)

soak: $(READY)
	$(BIN)/python -m tests.server.killing $(KILLS)

check: $(READY) $(PAGE)
	$(MAKE) -j2 check-python check-page

check-python: check-code
	$(BIN)/python -m pytest -q tests/house

check-code:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/mypy

check-page:
	$(NPM) run -s check

wheel: $(READY) $(PAGE) $(PACK) $(DOCS)
	$(UV) build --wheel --sdist --no-build-isolation --python $(BIN)/python -o dist

sbom:
	$(PYTHON) tools/sbom.py dist/wuqi.cdx.json

bench: $(READY)
	$(BIN)/python -m benchmarks

screenshots: $(READY) $(PAGE)
	$(BIN)/python -m tests.browser.screenshots docs/pictures

pictures: $(READY) $(PAGE)
	$(BIN)/python -m tests.browser.page_pictures pictures

filmstrips: $(READY) $(PAGE)
	$(BIN)/python -m tests.browser.filmstrips filmstrips

LOCK := $(UV) pip compile -q --universal --generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links
lock: $(UV)
	$(LOCK) --all-extras --group dev pyproject.toml -o requirements-dev.txt
	$(LOCK) --extra server --group install -c requirements-dev.txt pyproject.toml -o requirements-run.txt

$(FOR_WORK): $(UV) pyproject.toml requirements-dev.txt
	@test -x $(BIN)/python || $(UV) venv -q --python $(PYTHON) .venv
	@$(STEP) "Python packages, those for development too" .venv -- \
		$(UV) pip sync -q --compile-bytecode --python $(BIN)/python --require-hashes requirements-dev.txt
	@$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $(FOR_RUN) $@

$(FOR_RUN): $(UV) pyproject.toml requirements-run.txt
	@if test -e $(FOR_WORK); then $(MAKE) -s $(FOR_WORK); else \
		{ test -x $(BIN)/python || $(UV) venv -q --python $(PYTHON) .venv; } && \
		$(STEP) "Python packages" .venv -- \
			$(UV) pip sync -q --python $(BIN)/python --require-hashes requirements-run.txt && \
		$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .; fi
	@touch $@

$(UV):
	@$(PYTHON) -m venv .uv
	@$(STEP) "The installer of packages (uv)" .uv -- .uv/bin/python -m pip install -q \
		--disable-pip-version-check --require-hashes -r requirements-uv.txt

$(NODE_FOR_WORK): web/package.json web/package-lock.json web/.npmrc
	@$(STEP) "Node packages, those for development too" web/node_modules -- $(NPM) ci --silent
	@touch $(NODE_FOR_PAGE) $@

$(NODE_FOR_PAGE): web/package.json web/package-lock.json web/.npmrc
	@if test -e $(NODE_FOR_WORK); then $(MAKE) -s $(NODE_FOR_WORK); else \
		$(STEP) "Node packages" web/node_modules -- $(NPM) ci --silent --omit=dev; fi
	@touch $@

# A page that was built from the same sources is good: packed sources bring one, and need no Node.
$(PAGE): $(READY) $(PAGE_SOURCES) $(LINES)
	@$(PYTHON) tools/page_sources.py match $(STATIC) $(PAGE_SOURCES) || \
		$(MAKE) build-page WORKING='$(WORKING)'
	@touch $@

# Committed, because playing it takes the rules, compiled; made anew where a game has changed.
.SECONDEXPANSION:
$(LINES): web/src/games/%/line.json: $$(wildcard src/wuqi/games/$$*/*.py src/wuqi/games/$$*/opening.json) $(wildcard src/wuqi/core/board/*.py) | $(READY)
	@$(STEP) "The game of $* that the home page shows" web/src/home -- $(BIN)/python web/tools/living.py $* $@

# While packages for the page come and it is built, so that the first table has less to wait for.
rules-meanwhile:
	@echo "  The rules of the games are compiled meanwhile, for this machine"
	@nice -n 10 $(BIN)/python -m wuqi.server.warmup --alone >/dev/null 2>&1 </dev/null &

build-page: $(if $(WORKING),,rules-meanwhile) $(NODE_MODULES)
	@$(STEP) "The page" $(STATIC) -- $(NPM) run -s build
	@$(PYTHON) tools/page_sources.py note $(STATIC) $(PAGE_SOURCES)

$(PACK): $(FOR_WORK) $(NODE_FOR_WORK) $(PACK_SOURCES) | $(PAGE)
	$(BIN)/python -m web.tools.device.build
	@touch $@

$(DOCS): $(FOR_WORK) $(DOCS_SOURCES) | $(PAGE)
	$(BIN)/python -m tools.docs $(STATIC)/docs

# Everything that needs no server, for any folder of any static host.
$(SITE): $(PAGE) $(PACK)
	$(NPM) run -s site
	$(BIN)/python -m web.tools.device.tables site/solved
	@touch $@

clean:
	rm -rf .node site web/node_modules src/wuqi/server/static web/public/device $(MADE)
	rm -rf .venv .uv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
