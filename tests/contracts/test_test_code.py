"""Tests are read at a glance, and wait for what they mean instead of for time.

This looks at those in Python, and at programs that they hold as text; ESLint at those in TypeScript
and JavaScript.
"""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
MAY_WAIT = TESTS / "support" / "polling.py"
"""The one place that asks again and again; it says why it has to."""
QUOTING = {Path(__file__), Path(__file__).with_name("test_lint.py")}
"""These show what is wrong."""

SCREEN = 45
"""Lines that fit on one."""
WAITS = {"sleep", "wait_for_timeout"}
WAITING_TEXT = re.compile(r"\bsleep\(\s*[\d.]*[1-9]|Promise\([^;]*setTimeout\(")
"""In a program for another process, or for a page."""

LONG = "is longer than a screen; split it, or have a fixture with a good name set it up"
WAITING = "waits by time; wait for an event, for what shows, or with tests/support/polling.py"

Finder = Callable[[ast.AST], Iterator[tuple[int, str]]]


def long_functions(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the lines of functions that do not fit on a screen, and what to say of each."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            end = node.end_lineno or node.lineno
            if end - node.body[0].lineno >= SCREEN:
                yield node.lineno, f"{node.name} {LONG}"


def waits(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the lines that wait by time, and what to say of each."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=args):
                if name in WAITS and not _lets_others_run(args):
                    yield node.lineno, WAITING
            case ast.Constant(value=str(text)) if wait := WAITING_TEXT.search(text):
                yield node.lineno + text.count("\n", 0, wait.start()), WAITING


def _lets_others_run(args: list[ast.expr]) -> bool:
    """Tell whether nothing is slept, which in an event loop is the turn of others."""
    return bool(args) and isinstance(args[0], ast.Constant) and args[0].value == 0


def found_in(files: Iterator[Path], find: Finder) -> list[str]:
    """Return what is found in files, each with its place."""
    return [
        f"{file.relative_to(TESTS.parent).as_posix()}:{line}: {said}"
        for file in sorted(files)
        for line, said in find(ast.parse(file.read_text(encoding="utf-8")))
    ]


def test_no_test_is_longer_than_a_screen() -> None:
    found = found_in(TESTS.rglob("*.py"), long_functions)
    assert not found, "\n".join(found)


def test_no_test_waits_by_time() -> None:
    files = (file for file in TESTS.rglob("*.py") if file not in {MAY_WAIT, *QUOTING})
    found = found_in(files, waits)
    assert not found, "\n".join(found)


def test_long_functions_are_found_where_they_begin() -> None:
    body = "    pass\n" * (SCREEN + 1)
    tree = ast.parse(f"\n@mark\ndef test_leaf(\n    a: int,\n) -> None:\n{body}")
    assert list(long_functions(tree)) == [(3, f"test_leaf {LONG}")]
    assert list(long_functions(ast.parse(f"def test_leaf():\n{body[9:]}"))) == []


@pytest.mark.parametrize(
    "code",
    [
        "time.sleep(0.3)",
        "sleep(seconds)",
        "page.wait_for_timeout(1)",
        "PROGRAM = 'time.sleep(60)'",
        "PAGE = 'new Promise((done) => setTimeout(done, 9))'",
    ],
)
def test_waits_by_time_are_found(code: str) -> None:
    assert list(waits(ast.parse(f"\n{code}"))) == [(2, WAITING)]


@pytest.mark.parametrize(
    "code",
    ["anyio.sleep(0)", "anyio.sleep_forever()", "stopped.wait(30)", "page.clock.run_for(60_000)"],
)
def test_what_waits_for_others_is_let_be(code: str) -> None:
    assert list(waits(ast.parse(code))) == []


@pytest.mark.parametrize("text", ["a" * 300, b"\xff" * 300])
def test_a_long_parameter_names_its_case_by_its_beginning(
    request: pytest.FixtureRequest, text: str | bytes
) -> None:
    assert len(text) == 300
    assert len(request.node.name) < 250
    assert request.node.name.endswith("... (300)]")
