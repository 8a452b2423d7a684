# One word a task. `make serve` and `make test` set everything up by themselves.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?= 1

bin := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
py := $(bin)/python

.PHONY: serve test sweep build offline dev check bench format clean setup lint types

serve: setup  ## build what has changed, then serve it
	@$(py) -m showfloor serve --build --host "$(HOST)" --port "$(PORT)" --workers "$(WORKERS)"

dev: setup  ## serve while writing: saved files show by themselves
	@$(py) -m showfloor dev --host "$(HOST)" --port "$(PORT)"

build: setup  ## write a release to dist/
	@$(py) -m showfloor build

offline: build  ## write a ZIP of each product to dist/offline/, to be opened without a server
	@$(py) -m showfloor offline

check: setup  ## check the site's sources without building
	@$(py) -m showfloor check

test: setup-browser lint types  ## every check and test
	@$(py) scripts/node.py node_modules/vitest/vitest.mjs run --root web
	@$(py) -m pytest -n 2 --ignore tests/e2e
	@$(py) -m pytest -n 2 --dist loadgroup tests/e2e  # apart: a browser's driver keeps an event loop

sweep: setup-browser  ## the checks that take minutes: builds in two places, readers in other zones
	@$(py) -m pytest -m sweep

lint: setup
	@$(py) -m ruff format --check .
	@$(py) -m ruff check .
	@$(bin)/lint-imports --no-cache
	@$(py) scripts/patterns.py
	@$(py) scripts/node.py node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	@$(py) scripts/node.py node_modules/eslint/bin/eslint.js .

types: setup
	@$(py) -m mypy
	@$(py) -m mypy --platform win32 --cache-dir .mypy_cache/win32 src
	@$(py) scripts/node.py node_modules/@typescript/native/bin/tsc -p web
	@$(py) scripts/node.py node_modules/@typescript/native/bin/tsc -p site

bench: setup  ## measure; the figures go to benchmarks/results.md
	@$(py) -m benchmarks

format: setup  ## rewrite all code in the project's style
	@$(py) -m ruff format .
	@$(py) -m ruff check --fix --exit-zero .
	@$(py) scripts/node.py node_modules/prettier/bin/prettier.cjs --write --log-level warn .

clean:  ## remove everything that was built or installed
	rm -rf .venv node_modules benchmarks/lighthouse/node_modules .showfloor dist

setup:
	@$(PYTHON) scripts/setup.py

.PHONY: setup-browser
setup-browser:
	@$(PYTHON) scripts/setup.py --browser
