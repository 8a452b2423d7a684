"""Messages that pages quote are whole and verbatim: readers search for them."""

import html
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from support.places import ENGINE_MODULES, PROJECT, SITE_MODULES

PAGES = PROJECT / "site" / "pages"
ELSEWHERE = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
"""Messages that no installed package has, by the reason."""
START = (
    r"(?:MUI(?: \w+){0,3}: |Warning: |(?:error )?TS\d{4}: |In HTML, |Encountered (?:a|two) "
    r"|Received (?:\W|true|NaN)|A component is changing |A tree hydrated |React does not recognize "
    r"|React\.Children\.only )"
)
QUOTED = re.compile(rf'"({START}[^"\n*]*(?:"[^\s".,*][^"\n*]*"[^"\n*]+)*)"')
LEAD = re.compile(r'^- \*\*"([^*]*)"\.?\*\*', re.MULTILINE)
CODE = re.compile(rf"(?<!`)(``?)(?!`) ?({START}.*?) ?\1(?!`)")
BLOCK = re.compile(rf"^ *```text\n *({START}.*?)^ *```", re.MULTILINE | re.DOTALL)
FILL = r"\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}"
TEMPLATE = rf"`(?:[^`\\$]|\\.|\$(?!\{{)|{FILL})*`"
LITERAL = rf"""(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|{TEMPLATE})"""
TEXT = re.compile(rf"{LITERAL}(?:\s*[,+]\s*{LITERAL})*")
DIAGNOSTIC = re.compile(r'diag\((\d+), [^"]+"[^"]+", "((?:[^"\\]|\\.)*)"')
FILLED = re.compile(rf"{FILL}|%[sdo]|\{{\d\}}")
"""A place in a message that is filled when it is printed."""
GAP, LINE = "\0", "\1"
FEWEST = 16
"""Signs that a message has besides its gaps, or it would match anything."""
SENTENCE = re.compile(rf"(?<=[.!?:])(?: |(?={GAP}))|[ {LINE}]*{LINE}[ {LINE}]*")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
REPEATED = {"esm", "modern", "legacy", "node", "icons-material"}
"""Folders of the same modules in another format, or of images."""
REACT = ("react/cjs/react", "react-dom/cjs/react-dom-client", "react-dom/cjs/react-dom")


def quoted_messages(text: str) -> Iterator[str]:
    """Yield each message of a page, on one line."""
    for match in BLOCK.finditer(text):
        lines = match[1].strip().split("\n")
        begun = [line for line in lines if re.match(START, line)]
        several = begun == lines or begun[0].startswith("error TS")
        yield from map(_plain, begun if several else [match[1]])
    for pattern, group in ((QUOTED, 1), (LEAD, 1), (CODE, 2)):
        for match in pattern.finditer(text):
            yield _plain(html.unescape(match[group]))


def is_of_a_package(message: str) -> bool:
    """Tell whether a package has a message, or one that begins with these whole sentences."""
    message = message.removeprefix("error ")
    return any(pattern.fullmatch(message) for pattern in _patterns(message[:8]))


@cache
def _patterns(start: str) -> list[re.Pattern[str]]:
    """Compile the messages of packages that may begin like this."""
    return [_pattern(text) for text in _messages() if _may_begin(text, start)]


def _may_begin(text: str, start: str) -> bool:
    fixed = text.partition(GAP)[0][: len(start)]
    return start.startswith(fixed) and len(text.replace(GAP, "")) > FEWEST and bool(fixed)


def _pattern(text: str) -> re.Pattern[str]:
    """Match the first sentences of a message, whatever fills its gaps."""
    pattern = ""
    for sentence in reversed([part for part in SENTENCE.split(text) if part]):
        words = ".*?".join(re.escape(part) for part in sentence.rstrip(".").split(GAP))
        pattern = rf"{words}\.?(?: ?{pattern})?" if pattern else rf"{words}\.?"
    return re.compile(pattern)


@cache
def _messages() -> list[str]:
    texts = {text for file in _sources() for text in _texts(file.read_text(encoding="utf-8"))}
    compiler = (ENGINE_MODULES / "typescript/lib/typescript.js").read_text(encoding="utf-8")
    for code, text in DIAGNOSTIC.findall(compiler):
        plain = _plain(FILLED.sub(GAP, text))
        texts |= {plain, f"TS{code}: {plain}"}
    return sorted(texts)


def _sources() -> Iterator[Path]:
    for file in sorted((SITE_MODULES / "@mui").rglob("*.js")):
        if not REPEATED & set(file.relative_to(SITE_MODULES).parts):
            yield file
    for name in REACT:
        yield SITE_MODULES / f"{name}.development.js"


def _texts(source: str) -> Iterator[str]:
    """Yield the texts of a module that may be messages, with their parts joined."""
    for match in TEXT.finditer(COMMENT.sub("", source)):
        parts = re.findall(rf"{LITERAL}|[,+]", match[0])
        joined = "".join({",": LINE, "+": ""}.get(part, part[1:-1]) for part in parts)
        plain = _plain(re.sub(r"\\n|\n", LINE, FILLED.sub(GAP, joined)))
        if plain.count(" ") > 1:
            yield plain


def _plain(text: str) -> str:
    """Drop escapes and signs of code, and write on one line."""
    return re.sub(r"\s+", " ", re.sub(r"\\n", " ", text).replace("\\", "").replace("`", "")).strip()


def unknown_messages(file: Path) -> list[str]:
    """Return the messages of a page that no package has."""
    known = [start for starts in ELSEWHERE.values() for start in starts]
    return [
        message
        for message in quoted_messages(file.read_text(encoding="utf-8"))
        if not message.startswith(tuple(known)) and not is_of_a_package(message)
    ]


def test_a_message_that_was_shortened_or_reworded_is_unknown() -> None:
    assert is_of_a_package("MUI: Unsupported teal color.")
    assert is_of_a_package("error TS2339: Property 'a' does not exist on type 'B'.")
    assert not is_of_a_package("MUI: Unsupported teal")
    assert not is_of_a_package("MUI: The color teal is not supported.")


def test_a_block_has_several_messages_if_each_line_begins_one() -> None:
    several = "```text\nMUI X: The key is missing.\nMUI X: The date is missing.\n```\n"
    assert [*quoted_messages(several)] == [
        "MUI X: The key is missing.",
        "MUI X: The date is missing.",
    ]
    one = "```text\nMUI X: The key is missing.\nInstall it.\n```\n"
    assert [*quoted_messages(one)] == ["MUI X: The key is missing. Install it."]


def test_each_message_on_a_page_is_one_of_a_package() -> None:
    found = [
        f"{file.relative_to(PROJECT).as_posix()}: {message}"
        for file in sorted(PAGES.rglob("index.md"))
        for message in unknown_messages(file)
    ]
    assert not found, "\n".join(
        [
            "No installed package has these messages. Quote them as they are printed, up to the "
            "end of a sentence, with … for what varies. If the package is not installed, write the "
            f"beginning of the message into {Path(__file__).with_suffix('.toml').name}.",
            *found,
        ]
    )
