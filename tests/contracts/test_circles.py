"""No modules import each other in a circle, not even for their types.

ESLint finds the same of code that runs, while it is written; types it leaves out.
"""

import re
import tomllib
from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[2]
FRONTEND = ("web/src", "web/programs", "site/pages", "site/components", "site/families")
ENDINGS = (".ts", ".tsx", ".d.ts", ".mjs")
IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")
"""Of code, of a type in a comment, and of what is loaded later."""


def circle(imports: dict[str, set[str]]) -> list[str]:
    """Return the modules of the first circle, whose last one is the first again."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def imported(file: Path, modules: Iterable[str]) -> set[str]:
    """Return the modules that a file of the frontend imports from relative places."""
    places = [(file.parent / place).resolve() for place in IMPORT.findall(file.read_text())]
    found = {
        f"{place.relative_to(ROOT).as_posix()}{end}" for place in places for end in ("", *ENDINGS)
    }
    return found.intersection(modules)


def test_no_modules_of_the_engine_import_each_other_in_a_circle() -> None:
    graph = grimp.build_graph("showfloor", cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    assert circle(imports) == []


def test_the_documentation_lists_the_layers_of_the_engine() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    layers = contracts["contracts"][0]["layers"]
    listed = "\n".join(f"    {layer}" for layer in layers)
    assert f"\n\n{listed}\n\n" in (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_no_modules_of_the_frontend_import_each_other_in_a_circle() -> None:
    files = (file for folder in FRONTEND for file in (ROOT / folder).rglob("*"))
    modules = {f.relative_to(ROOT).as_posix(): f for f in files if f.name.endswith(ENDINGS)}
    imports = {name: imported(file, modules) for name, file in modules.items()}
    assert "web/programs/build/config.ts" in imports["web/programs/dev/server.ts"]
    assert circle(imports) == []


@pytest.mark.parametrize(
    ("imports", "found"),
    [
        ({"leaf": {"stem"}, "stem": {"root"}}, []),
        ({"leaf": {"stem"}, "stem": {"leaf"}}, ["leaf", "stem", "leaf"]),
    ],
)
def test_a_circle_is_told_by_its_modules(imports: dict[str, set[str]], found: list[str]) -> None:
    assert circle(imports) == found
