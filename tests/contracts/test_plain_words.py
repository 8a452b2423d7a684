"""Comments, messages and names use none of the words that pages avoid (`tests/site/words.toml`)."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from support.places import PROJECT
from support.plain_words import avoided_in

ROOTS: Final = ("web/src", "web/programs", "src/showfloor", "docs", "scripts", "benchmarks")
"""Folders whose files are checked: scripts, style sheets, Python and Markdown."""

SCRIPTS: Final = {".ts", ".tsx", ".mjs", ".js"}
GENERATED: Final = ".gen."

COMMENT: Final = re.compile(r"(?:^|(?<=[\s{]))(?:/\*.*?\*/|//[^\n]*)", re.MULTILINE | re.DOTALL)
CODE: Final = re.compile(r"`[^`]*`|https?://\S+")
"""What a comment quotes: it is not prose."""
MARGIN: Final = re.compile(r"^[ \t]*\*(?!/)", re.MULTILINE)
FENCE: Final = re.compile(r"^[ \t]*(```+).*?^[ \t]*\1", re.MULTILINE | re.DOTALL)
LINK_TARGET: Final = re.compile(r"(?<=\])\([^)\s]*\)")

DECLARED: Final = re.compile(
    r"\b(?:const|let|function\*?|class|interface|type)\s+(\w+)"
    r"|^\s*(?:(?:readonly|private|static|override|async|get|set) )*#?(\w+)\??(?:[(:<]| =)",
    re.MULTILINE,
)
"""Names of variables, functions and types, and of members of classes and interfaces."""
WORD: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


class Passage(NamedTuple):
    """Prose of a file, or a name as words, with the line on which it begins."""

    line: int
    text: str


def findings(path: str, passages: Iterable[Passage]) -> Iterator[str]:
    """Yield `path:line: "word"` for each avoided word."""
    for line, text in passages:
        for number, word, _ in avoided_in(text):
            yield f'{path}:{line + number - 1}: "{word}"'


def passages_of(file: Path) -> Iterator[Passage]:
    """Yield the comments and names of a file; of Markdown its text without code."""
    if file.suffix == ".py":
        yield from python_passages(file.read_text(encoding="utf-8"))
    elif file.suffix == ".md":
        text = file.read_text(encoding="utf-8")
        yield Passage(1, without_code(LINK_TARGET.sub("", blanked(FENCE, text))))
    elif file.suffix in SCRIPTS | {".css"}:
        text = file.read_text(encoding="utf-8")
        yield from script_passages(text, names=file.suffix in SCRIPTS)


def script_passages(text: str, *, names: bool) -> Iterator[Passage]:
    """Yield the comments of a script or a style sheet, and the names that it declares."""
    for match in COMMENT.finditer(text):
        yield Passage(line_of(text, match.start()), without_code(MARGIN.sub("", match[0])))
    for match in DECLARED.finditer(blanked(COMMENT, text)) if names else ():
        yield Passage(line_of(text, match.end()), in_words(match[1] or match[2]))


def python_passages(text: str) -> Iterator[Passage]:
    """Yield the comments, docstrings, messages and names of a Python file."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield Passage(token.start[0], without_code(token.string))
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Constant(value=str(prose)) if " " in prose:  # a docstring or a message
                yield Passage(node.lineno, without_code(prose))
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield Passage(node.lineno, in_words(name))
            case ast.ClassDef(name=name):
                yield Passage(node.lineno, in_words(name))
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield Passage(node.lineno, in_words(name))


def without_code(text: str) -> str:
    """Return prose without what it quotes."""
    return blanked(CODE, text)


def blanked(pattern: re.Pattern[str], text: str) -> str:
    """Return a text without what a pattern finds; its lines keep their numbers."""
    return pattern.sub(lambda match: "\n" * match[0].count("\n") or " ", text)


def in_words(name: str) -> str:
    """Return `room for popups` for `roomForPopups` or `ROOM_FOR_POPUPS`."""
    return " ".join(WORD.findall(name)).lower()


def line_of(text: str, offset: int) -> int:
    """Return the number of the line, from 1."""
    return text.count("\n", 0, offset) + 1


@pytest.mark.parametrize("root", ROOTS)
def test_comments_and_names_use_plain_words(root: str) -> None:
    files = [file for file in sorted((PROJECT / root).rglob("*")) if GENERATED not in file.name]
    found = [
        one
        for file in files
        if file.is_file()
        for one in findings(file.relative_to(PROJECT).as_posix(), passages_of(file))
    ]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("a.ts", "// It says just\nx;", ['a:1: "just"']),
        ("a.tsx", "<p>\n{/* A grey one. */}\n</p>", ['a:2: "grey"']),
        ("a.css", "a {\n  /* On any\n   * ground. */\n}", ['a:3: "ground"']),
        ("a.ts", "/**\n * They are told\n * apart.\n */", ['a:2: "told apart"']),
        ("a.ts", "// `grey` of https://x.example/grey, and common ground", []),
        ("a.ts", "const roomForPopups = 1;", ['a:1: "room"']),
        ("a.ts", "class Oak {\n  readonly #mended = 1;\n}", ['a:2: "mended"']),
        ("a.ts", 'const text = "a grey one";', []),
        ("a.py", '"""A grey one."""\n', ['a:1: "grey"']),
        ("a.py", 'say(f"{leaf} is grey")\n', ['a:1: "grey"']),
        ("a.py", "x = 1  # just\n", ['a:1: "just"']),
        ("a.py", "def in_sight(room: int) -> None: ...\n", ['a:1: "sight"', 'a:1: "room"']),
        ("a.md", "Text.\n\nA grey [one](/grey/).\n\n```\ngrey\n```\n", ['a:3: "grey"']),
    ],
)
def test_a_word_is_found_with_its_line(
    tmp_path: Path, name: str, text: str, found: list[str]
) -> None:
    file = tmp_path / name
    file.write_text(text)
    assert list(findings("a", passages_of(file))) == found
