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
INSTALLED: Final = "node_modules"

COMMENT: Final = re.compile(r"(?:^|(?<=[\s{]))(?:/\*.*?\*/|//[^\n]*)", re.MULTILINE | re.DOTALL)
CODE: Final = re.compile(r"`[^`]*`|https?://\S+")
"""What a comment quotes: it is not prose."""
MARGIN: Final = re.compile(r"^[ \t]*\*(?!/)", re.MULTILINE)
FENCE: Final = re.compile(r"^[ \t]*(```+).*?^[ \t]*\1", re.MULTILINE | re.DOTALL)
SPEECH: Final = re.compile(r"(?<![\w-])(?:told|tells|said|kept)(?![\w-])", re.IGNORECASE)
"""Code reports, returns or describes something, and caches, stores or leaves it."""
SPEECH_ROOTS: Final = ("src/showfloor", "docs", "scripts", "benchmarks")
PUBLISHED: Final = {
    ("src/showfloor/model/symbol_index.py", "kept"),
    ("src/showfloor/model/symbol_index.py", "told"),
}
"""Names that are fields of published files."""
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


def direct_passages(file: Path) -> Iterator[Passage]:
    """Yield the comments, docstrings and names of a Python file, or the text of a document."""
    if file.suffix == ".py":
        yield from python_passages(file.read_text(encoding="utf-8"), messages=False)
    elif file.is_relative_to(PROJECT / "docs"):
        yield from passages_of(file)


def script_passages(text: str, *, names: bool) -> Iterator[Passage]:
    """Yield the comments of a script or a style sheet, and the names that it declares."""
    for match in COMMENT.finditer(text):
        yield Passage(line_of(text, match.start()), without_code(MARGIN.sub("", match[0])))
    for match in DECLARED.finditer(blanked(COMMENT, text)) if names else ():
        yield Passage(line_of(text, match.end()), in_words(match[1] or match[2]))


def python_passages(text: str, *, messages: bool = True) -> Iterator[Passage]:
    """Yield the comments, docstrings, messages and names of a Python file.

    The docstring of a command is a message: `--help` shows it.
    """
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield Passage(token.start[0], without_code(token.string))
    tree = ast.parse(text)
    documented = docstrings(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(prose)) if " " in prose and (
                messages or node in documented
            ):
                yield Passage(node.lineno, without_code(prose))
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield Passage(node.lineno, in_words(name))
            case ast.ClassDef(name=name):
                yield Passage(node.lineno, in_words(name))
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield Passage(node.lineno, in_words(name))


def docstrings(tree: ast.Module) -> set[ast.AST]:
    """Return the texts that are statements of their own, but those of commands."""
    statements: set[ast.AST] = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(
            ".command(" in ast.unparse(decorator) for decorator in node.decorator_list
        ):
            statements -= {one.value for one in node.body if isinstance(one, ast.Expr)}
    return statements


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


def files_of(root: str) -> list[Path]:
    """Return the files of a folder, without the packages that are installed in it."""
    found = sorted((PROJECT / root).rglob("*"))
    return [file for file in found if file.is_file() and INSTALLED not in file.parts]


@pytest.mark.parametrize("root", ROOTS)
def test_comments_and_names_use_plain_words(root: str) -> None:
    files = [file for file in files_of(root) if GENERATED not in file.name]
    found = [
        one
        for file in files
        for one in findings(file.relative_to(PROJECT).as_posix(), passages_of(file))
    ]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("root", SPEECH_ROOTS)
def test_comments_and_names_say_it_directly(root: str) -> None:
    found = [
        f'{path}:{line + text.count(chr(10), 0, match.start())}: "{match[0]}"'
        for file in files_of(root)
        for path in [file.relative_to(PROJECT).as_posix()]
        for line, text in direct_passages(file)
        for match in SPEECH.finditer(text)
        if (path, text) not in PUBLISHED
    ]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('"""A page is told."""\n', ["told"]),
        ('x: int\n"""What is kept."""\n', ["kept"]),
        ("def tells(said: int) -> None: ...  # kept\n", ["kept", "tells", "said"]),
        ('raise Fault("Readers are told.")\n', []),
        ('@main.command()\ndef serve():\n    """Until it is told to stop."""\n', []),
        ('"""Of a well-kept `told`."""\n', []),
    ],
)
def test_messages_may_speak_to_readers(text: str, found: list[str]) -> None:
    passages = python_passages(text, messages=False)
    assert [match for _, prose in passages for match in SPEECH.findall(prose)] == found


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
