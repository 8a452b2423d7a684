"""`make test` does the same however many pages the site has: only sweeps visit them all."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ALL_PAGES = {"all_routes", "framed_demos", "pages_with_demos", "routes_of"}
"""Functions of `tests/support/browser/page_visit.py` whose answer grows with the site."""
MAKES_THE_SITE = "built_site"
MAKERS = {"e2e/conftest.py", "site/conftest.py", "support/site/work_folder.py"}
"""The tests without a browser come first: those in one find the real site built."""


def visits(tree: ast.Module) -> Iterator[int]:
    """Yield the lines outside of sweeps that ask for all pages."""
    if any("sweep" in ast.unparse(node) for node in tree.body if _names(node, "pytestmark")):
        return
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef) or not _is_swept(node):
            names = (one for one in ast.walk(node) if isinstance(one, ast.Name))
            yield from (name.lineno for name in names if name.id in ALL_PAGES)


def _names(node: ast.stmt, name: str) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name


def _is_swept(function: ast.FunctionDef) -> bool:
    return "pytest.mark.sweep" in map(ast.unparse, function.decorator_list)


def test_only_sweeps_visit_all_pages() -> None:
    found = [
        f"tests/e2e/{file.name}:{line}: visits all pages; take a sample, or mark it as a sweep"
        for file in sorted((TESTS / "e2e").glob("*.py"))
        for line in visits(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert not found, "\n".join(found)


def test_the_real_site_is_made_in_two_places_alone() -> None:
    files = (file for file in TESTS.rglob("*.py") if file != Path(__file__))
    found = {file for file in files if MAKES_THE_SITE in file.read_text(encoding="utf-8")}
    assert {file.relative_to(TESTS).as_posix() for file in found} == MAKERS


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("def test_a(dist):\n    for route in all_routes(dist): go(route)", [2]),
        ("@pytest.mark.sweep\ndef test_a(dist):\n    go(all_routes(dist))", []),
        ("@pytest.mark.parametrize('route', routes_of(DIST))\ndef test_a(route): pass", [1]),
        ("pytestmark = [pytest.mark.sweep]\ndef test_a(dist):\n    all_routes(dist)", []),
        ("def test_a(sampled_pages):\n    go(sampled_pages)", []),
    ],
)
def test_who_visits_all_pages_is_found(code: str, lines: list[int]) -> None:
    assert list(visits(ast.parse(code))) == lines
