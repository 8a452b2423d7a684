"""Finds patterns of the engine that some text could keep busy for a very long time.

    python scripts/patterns.py

Every regular expression of `src/showfloor` is looked at: those that a module holds, as they are
when it is imported, and those that are written where they are used. The analysis is that of the
rules for the frontend (`regexp/no-super-linear-...` in `eslint.config.js`), by scslre.

What is put together only when it runs is listed in `BUILT`, and what the analysis is wrong about in
`HARMLESS`, each with the reason why no text makes it slow.
"""

import ast
import importlib
import json
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from showfloor.node import find_node

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "showfloor"
PROGRAM = ROOT / "scripts" / "patterns.mjs"

WHOLE = {"match", "fullmatch"}
SEARCHING = {"search", "sub", "subn", "split", "findall", "finditer"}

BUILT = {
    "checks/anchors.py: '(.*?)'.join(map(re.escape, pattern.split('*')))": (
        "a row has at most three `*`, and anchors of pages are short"
    ),
    "config/translations.py: re.escape(json.dumps(key)) + '\\\\s*:'": "begins with a quote",
    "model/redirects.py: _regex(segment, lambda _: '[^/]+')": "one name for each part of a path",
    "model/redirects.py: self.regex(lambda name: f'(?P<{name}>[^/]+)', below, '/*')": (
        "one name for each part of a path"
    ),
    "sources/front_matter.py: pattern": "begins with the name of a field",
    "sources/page.py: f'^{field}[ \\\\t]*:'": "begins with the name of a field",
}
"""Place and code of a pattern with parts that are known later, to the reason."""

HARMLESS: dict[str, str] = {}
"""Name of a pattern that the analysis warns of, to the reason."""


class Pattern(NamedTuple):
    """A regular expression, and its place."""

    place: str
    source: str
    flags: int
    searches: bool
    """Whether somebody looks for it anywhere in a text."""


def main() -> int:
    """Print what is found; return 1 where there is something."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))}
    calls = [call for path, tree in trees.items() for call in _calls(path, tree)]
    searched = {name for tree in trees.values() for name in _searched(tree)}
    patterns = [*held_patterns(searched), *(call for call in calls if isinstance(call, Pattern))]
    built = {call for call in calls if isinstance(call, str)}
    found = analyzed(patterns)
    problems = [
        *(f"{place}: this pattern is built when it runs" for place in sorted(built - set(BUILT))),
        *(f"{place}: no such pattern any more" for place in sorted(set(BUILT) - built)),
        *(f"{place}: {what}" for place, what in sorted(found.items()) if place not in HARMLESS),
        *(f"{place}: no longer found" for place in sorted(set(HARMLESS) - set(found))),
    ]
    for problem in problems:
        print(problem)
    if problems:
        print("A text could keep these busy for long. Write them so that parts do not overlap.")
    return 1 if problems else 0


def held_patterns(searched: set[str]) -> Iterator[Pattern]:
    """Yield the compiled patterns of all modules, each once; `searched` are names of some."""
    seen: set[int] = set()
    for module in pkgutil.walk_packages([str(SOURCES)], "showfloor."):
        if module.name.endswith("__main__"):
            continue
        short = module.name.rpartition(".")[2]
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, re.Pattern) and id(value) not in seen:
                seen.add(id(value))
                text = value.pattern
                source = text if isinstance(text, str) else text.decode("latin-1")
                yield Pattern(f"{short}.{name}", source, value.flags, name in searched)


def analyzed(patterns: list[Pattern]) -> dict[str, str]:
    """Return what the program reports, by place."""
    asked = [{**pattern._asdict(), "flags": _flags(pattern.flags)} for pattern in patterns]
    answer = subprocess.run(
        [find_node(), str(PROGRAM)],
        input=json.dumps(asked),
        capture_output=True,
        check=True,
        text=True,
        cwd=ROOT,
    )
    return dict(json.loads(answer.stdout))


def _flags(flags: int) -> str:
    names = {re.IGNORECASE: "i", re.MULTILINE: "m", re.DOTALL: "s", re.VERBOSE: "x"}
    return "".join(name for flag, name in names.items() if flags & flag)


def _calls(path: Path, tree: ast.AST) -> Iterator[Pattern | str]:
    """Yield the patterns that are written in functions; of a built one its place and code."""
    inside = {id(node) for function in _functions(tree) for node in ast.walk(function)}
    for node in ast.walk(tree):
        name = _function_of_re(node)
        if name is None or id(node) not in inside:
            continue
        pattern = node.args[0]
        place = path.relative_to(SOURCES).as_posix()
        if isinstance(pattern, ast.Constant):
            yield Pattern(f"{place}:{node.lineno}", pattern.value, 0, name in SEARCHING)
        else:
            yield f"{place}: {ast.unparse(pattern)}"


def _functions(tree: ast.AST) -> Iterator[ast.AST]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
    yield from (node for node in ast.walk(tree) if isinstance(node, kinds))


def _function_of_re(node: ast.AST) -> str | None:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return None
    owner, name = node.func.value, node.func.attr
    of_re = isinstance(owner, ast.Name) and owner.id == "re"
    return name if of_re and name in {"compile", *WHOLE, *SEARCHING} else None


def _searched(tree: ast.AST) -> Iterator[str]:
    """Yield the names of patterns that somebody looks for anywhere in a text."""
    for node in ast.walk(tree):
        is_used = isinstance(node, ast.Attribute) and node.attr in SEARCHING
        if is_used and isinstance(node.value, ast.Name):
            yield node.value.id


if __name__ == "__main__":
    sys.exit(main())
