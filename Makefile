# One word a task. Each sets up by itself what it needs.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?= 1
OFFLINE ?= 0

bin := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
py := $(bin)/python
node := $(py) scripts/node.py
# Hundreds of processes import the same modules: Python may keep what it has compiled of them.
unexport PYTHONDONTWRITEBYTECODE

# Tests wait for programs and servers much of their time: three keep two cores busy. Browsers keep a core
# each busy.
shared := -n 3 --dist loadgroup
browsers := -n 2 --dist loadgroup

# Browsers treat this machine as a safe place, so pages can be kept without a certificate.
kept_here := $(if $(filter-out 0,$(OFFLINE)),--offline-host 127.0.0.1 --offline-host localhost)

.PHONY: serve test quick staged changed sweep mistakes mutants build dev check bench format clean setup lint types release

serve: setup  ## build what has changed, then serve it; with OFFLINE=1 it can be read offline here
	@$(py) -m showfloor serve --build --host "$(HOST)" --port "$(PORT)" --workers "$(WORKERS)" $(kept_here)

dev: setup  ## serve while writing: saved files show by themselves
	@$(py) -m showfloor dev --host "$(HOST)" --port "$(PORT)"

build: setup  ## write a release to dist/
	@$(py) -m showfloor build

check: setup  ## check the site's sources without building
	@$(py) -m showfloor check

test: setup-browser declarations  ## every check and test, the browser's on a sample of the pages
	@$(py) scripts/run_tests.py

quick: declarations  ## the checks and tests of what differs from the main branch: mostly under a minute
	@$(py) scripts/quick.py

staged: declarations  ## the checks of the files of the next commit, one by one; hooks run it
	@$(py) scripts/quick.py --staged

changed: declarations
	@$(py) scripts/quick.py --one-by-one

sweep: setup-engines declarations  ## the checks that take long, in parts: make sweep PART=pitfalls runs one
	@$(py) scripts/sweep.py $(PART)

mistakes: setup-browser declarations  ## make a hundred small mistakes, one at a time, and report which of them the tests find
	@$(py) scripts/mistakes.py $(MISTAKES)

mutants: setup-tests  ## change code and tell what no unit test notices: make mutants MUTATE=web/src/search/score.ts
	@$(py) scripts/mutants.py $(MUTATE)

lint: ruff imports dead-code dead-code-web patterns prettier eslint stylelint workflows

types: mypy tsc

.PHONY: ruff imports dead-code dead-code-web patterns prettier eslint stylelint workflows mypy mypy-windows tsc vitest engine e2e

ruff: setup-tests
	@$(py) -m ruff format --check .
	@$(py) -m ruff check .

imports: setup-tests
	@$(bin)/lint-imports --no-cache

dead-code: setup-tests
	@$(py) -m vulture

dead-code-web: setup-tests
	@$(node) node_modules/knip/bin/knip.js --treat-config-hints-as-errors --treat-tag-hints-as-errors

patterns: setup-tests
	@$(py) scripts/patterns.py

prettier: setup-tests
	@$(node) node_modules/prettier/bin/prettier.cjs --check --log-level warn .

workflows: setup-tests
	@$(bin)/actionlint

eslint: setup-tests
	@$(node) node_modules/eslint/bin/eslint.js .

stylelint: setup-tests
	@$(node) node_modules/stylelint/bin/stylelint.mjs "web/src/**/*.css" "site/components/**/*.css"

mypy: setup-tests
	@$(py) -m mypy

mypy-windows: setup-tests
	@$(py) -m mypy --platform win32 --cache-dir .mypy_cache/win32 src

# What the code of the site imports from the engine is described in files of the work folder.
.PHONY: declarations
declarations: setup-tests
	@$(py) -m showfloor.frontend.declarations
eslint tsc dead-code-web: declarations

# One checker: several would work out the types of the packages once each.
tsc: setup-tests
	@$(node) web/node_modules/@typescript/native/bin/tsc -p web --checkers 1
	@$(node) web/node_modules/@typescript/native/bin/tsc -p site --checkers 1
	@$(node) web/node_modules/@typescript/native/bin/tsc -p site/tsconfig.adapters.json --checkers 1
	@$(node) web/node_modules/@typescript/native/bin/tsc -p examples/grid-server/page --checkers 1
	@$(node) web/node_modules/@typescript/native/bin/tsc -p tsconfig.scripts.json --checkers 1

vitest: setup-tests
	@$(node) node_modules/vitest/vitest.mjs run --root web
	@$(node) node_modules/vitest/vitest.mjs run --root site

engine: setup-tests
	@$(py) -m pytest $(shared) --ignore tests/e2e

e2e: setup-browser
	@$(py) -m pytest $(browsers) tests/e2e  # apart: a browser's driver keeps an event loop

bench: setup-tests  ## measure; the figures go to benchmarks/results.md
	@$(py) -m benchmarks

format: setup-tests  ## rewrite all code in the project's style
	@$(py) -m ruff format .
	@$(py) -m ruff check --fix --exit-zero .
	@$(node) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

release:  ## date the changelog and write the version: make release VERSION=0.2.0
	@$(PYTHON) scripts/release.py $(VERSION)

clean:  ## remove everything that was built or installed
	rm -rf .venv node_modules web/node_modules site/node_modules benchmarks/lighthouse/node_modules tests/mutation/node_modules tests/react-types/node_modules .showfloor dist

setup:
	@$(PYTHON) scripts/setup.py

.PHONY: setup-tests setup-browser setup-engines
setup-tests:
	@$(PYTHON) scripts/setup.py --tests

setup-browser:
	@$(PYTHON) scripts/setup.py --browser

setup-engines:
	@$(PYTHON) scripts/setup.py --browser --engines
