# The commands a newcomer needs. Each sets up what it needs from nothing but Python ≥ 3.11.
#
#   make run     the game room
#   make test    every check and test
#   make check   style, types and imports only
#   make bench   the published figures, measured here
#   make lock    bring the locked requirements up to date

PYTHON ?= python3
UV := .uv/bin/uv
BIN := .venv/bin
READY := .venv/.ready

export UV_PYTHON_DOWNLOADS := never

.PHONY: run test check bench lock clean

run: $(READY)
	@$(BIN)/wuqi play

test: check
	$(BIN)/python -m pytest -q -n 2 --dist worksteal

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(READY)
	$(BIN)/python -m benchmarks

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

clean:
	rm -rf .venv .uv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
