# The commands a newcomer needs. Each sets up what it needs from nothing but Python ≥ 3.11.
#
#   make run     the game room, in a browser
#   make site    the page for any static host, without a server, in site/
#   make test    every check and test
#   make check   style, types, imports and sizes only
#   make quick   the tests of core, games and search: about a minute once compiled
#   make soak    kill the server 500 times while people play (an hour)
#   make bench   the published figures, measured here
#   make screenshots   the pictures in docs/pictures, taken anew
#   make filmstrips   frames of an exchange of each game, and a sheet of them, in filmstrips/
#   make wheel   in dist/, with the page inside: a wheel, compiled if there is a C compiler, and the
#                sources, of which pip makes such a wheel elsewhere
#   make lock    bring the locked requirements up to date

PYTHON ?= python3
UV := .uv/bin/uv
BIN := .venv/bin
READY := .venv/.ready

export UV_PYTHON_DOWNLOADS := never

# The page is built from its own sources, the words of all languages and the server's messages.
NPM := $(PYTHON) web/npm.py
NODE_MODULES := web/node_modules/.ready
PAGE := src/wuqi/server/static/index.html
SITE := site/index.html
MADE := web/src/protocol/messages.ts web/src/look/inks.css web/src/look/inks.json web/src/look/fonts web/src/home/lines.json
PAGE_SOURCES := $(filter-out $(MADE),$(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/src/look/fonts/*' -not -path 'web/tests/*' -not -path 'web/public/device/*' -not -path 'web/tools/device/*')) \
	$(wildcard src/wuqi/locales/* src/wuqi/games/*/locales/* src/wuqi/games/*/*.py src/wuqi/games/*/opening.json) \
	$(wildcard src/wuqi/server/protocol/*.py) src/wuqi/core/board/picture.py src/wuqi/core/board/inks.py src/wuqi/core/board/showing.py

# What the page needs to play on the reader's own device: Python, our sources, compiled rules.
DEVICE := web/public/device/.ready
PACKED := web/src/device/made.json
DEVICE_SOURCES := $(shell find src/wuqi web/tools/device -type f -not -path '*/static/*' -not -path '*/__pycache__/*')

.PHONY: run page site test test-page quick check check-python check-page soak bench screenshots filmstrips wheel lock clean

run: $(READY) $(PAGE)
	@$(BIN)/wuqi serve

page: $(PAGE)

site: $(SITE)

# More tests at once than there are processors: many of them wait for a page or a server.
test: $(READY) $(PAGE) $(SITE)
	$(MAKE) -j2 check-python test-page
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m pytest -q -n 4 --dist worksteal

test-page: check-page
	$(NPM) test

quick: $(READY)
	$(BIN)/python -m pytest -q -n 2 --dist worksteal -m 'not slow' tests/house tests/core tests/games tests/search

soak: $(READY)
	$(BIN)/python -m tests.server.killing $(KILLS)

check: $(READY) $(PAGE)
	$(MAKE) -j2 check-python check-page

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -q tests/house
	$(BIN)/mypy

check-page:
	$(NPM) run -s check

wheel: $(READY) $(PAGE)
	$(UV) build --wheel --sdist --no-build-isolation --python $(BIN)/python -o dist

bench: $(READY)
	$(BIN)/python -m benchmarks

screenshots: $(READY) $(PAGE)
	$(BIN)/python -m tests.browser.screenshots docs/pictures

filmstrips: $(READY) $(PAGE)
	$(BIN)/python -m tests.browser.filmstrips filmstrips

lock: $(UV)
	$(UV) pip compile -q --universal --generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links --group dev pyproject.toml -o requirements-dev.txt

$(READY): $(UV) pyproject.toml requirements-dev.txt
	test -x $(BIN)/python || $(UV) venv -q --python $(PYTHON) .venv
	$(UV) pip sync -q --compile-bytecode --python $(BIN)/python --require-hashes requirements-dev.txt
	$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(UV):
	$(PYTHON) -m venv .uv
	.uv/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-uv.txt

$(NODE_MODULES): web/package.json web/package-lock.json web/.npmrc
	$(NPM) ci --silent
	@touch $@

$(DEVICE): $(READY) $(NODE_MODULES) $(DEVICE_SOURCES)
	$(BIN)/python -m web.tools.device.build
	@touch $@

# Written only if it changes, so that the page is not built again for nothing.
$(PACKED): $(DEVICE) ;

$(PAGE): $(READY) $(NODE_MODULES) $(PACKED) $(PAGE_SOURCES)
	$(NPM) run -s build
	@touch $@

# Everything that needs no server, for any folder of any static host.
$(SITE): $(PAGE)
	$(NPM) run -s site
	@touch $@

clean:
	rm -rf .node site web/node_modules src/wuqi/server/static web/public/device $(PACKED) $(MADE)
	rm -rf .venv .uv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
