"""Code blocks.

    ```tsx title="src/App.tsx" {1,3-5} ins={2} del={7} check
    code
    ```

All of it is optional. Lines in braces are highlighted, those of `ins` and `del` shown as added
and removed; `check` means that the code must compile, without the removed lines. A `diff` marks
its lines by itself.

    ```tsx file=project/src/App.tsx title="src/App.tsx" {1,3-5}
    ```

shows a file from the folder of the page.
"""

import re
from collections.abc import Collection, Mapping

from showfloor.errors import SourceError
from showfloor.highlight import LANGUAGES, canonical_language, highlight, wrap_lines
from showfloor.markdown.arguments import HIGHLIGHT, Arguments, Signature, suggestion
from showfloor.markdown.context import Context, Node
from showfloor.markdown.directives import unclosed_code
from showfloor.markdown.document import CheckedCode
from showfloor.markdown.place import Place
from showfloor.model.blocks import CodeBlock


def indented(node: Node, context: Context) -> CodeBlock:
    """Return the code as plain text."""
    source = node.tokens[0].content.removesuffix("\n")
    return CodeBlock(language="text", html=wrap_lines(highlight(source, "text"), {}), source=source)


RANGE = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?", re.ASCII)


MARKS = {HIGHLIGHT: "highlight", "ins": "ins", "del": "del"}
"""Options of a code block, and the mark that each gives to lines such as `1,3-5`."""


def given_marks(options: Mapping[str, str], count: int, place: Place) -> dict[int, str]:
    """Return the mark of each line that the options name, in a block of `count` lines."""
    marks: dict[int, str] = {}
    for key, mark in MARKS.items():
        lines = _read_lines(options[key], count, place) if key in options else set()
        if twice := lines & marks.keys():
            raise place.error(
                f"line {min(twice)} of the code block is marked twice",
                why="a line is highlighted, added or removed, and shown in one color",
                fix="name it in one of {}, ins={} and del={} only",
            )
        marks |= dict.fromkeys(lines, mark)
    return marks


def diff_marks(source: str) -> dict[int, str]:
    """Return the marks that the lines of a diff give themselves."""
    kinds = {"+": "ins", "-": "del"}
    return {
        number: kinds[line[0]]
        for number, line in enumerate(source.split("\n"), start=1)
        if line[:1] in kinds and not line.startswith(("+++", "---"))
    }


def _read_lines(text: str, count: int, place: Place) -> set[int]:
    return {line for part in text.split(",") for line in _read_range(part.strip(), count, place)}


def _read_range(part: str, count: int, place: Place) -> range:
    match = RANGE.fullmatch(part)
    if match is None:
        raise _bad_range(part, "it is neither a line nor a range of lines", place)
    first = int(match[1])
    last = int(match[2] or first)
    if first < 1 or last < first:
        raise _bad_range(part, "lines are counted from 1, and a range goes upwards", place)
    if last > count:
        raise _bad_range(part, f"the code block ends with line {count}", place)
    return range(first, last + 1)


def _bad_range(part: str, why: str, place: Place) -> SourceError:
    return place.error(
        f'the code block cannot mark the lines "{part}"',
        why=why,
        fix="write lines and ranges of the block, such as {1,3-5}",
    )


SIGNATURE = Signature(
    options={"title": (), "file": (), **dict.fromkeys(MARKS, ())},
    flags=("check",),
)
LANGUAGE = re.compile(r"[^\s{}=\"]*(?!\S)")
CHECKED_LANGUAGES = ("ts", "tsx")
MAX_CODE = 20_000
"""Characters: where brackets stay open, highlighting takes longer than in proportion."""


def fence(node: Node, context: Context) -> CodeBlock:
    """Return the highlighted code block."""
    token = node.tokens[0]
    _check_closed(node)
    name, arguments = _arguments(node)
    language = _language(name, node.place)
    file = arguments.options.get("file")
    source = token.content if file is None else _text_of(file, node, context, arguments.flags)
    source = source.removesuffix("\n")
    _check_length(source, node.place)
    lines = highlight(source, language)
    marks = diff_marks(source) if language == "diff" else {}
    marks |= given_marks(arguments.options, len(lines), node.place)
    if "check" in arguments.flags:
        context.checked.append(_checked(language, source, marks, node.place))
    return CodeBlock(
        language=language,
        html=wrap_lines(lines, {line: f'data-mark="{mark}"' for line, mark in marks.items()}),
        source=source,
        title=arguments.options.get("title"),
    )


def _text_of(file: str, node: Node, context: Context, flags: Collection[str]) -> str:
    """Return the text of the file that a code block shows."""
    if node.tokens[0].content.strip():
        raise node.place.error(
            f'the code block of the file "{file}" has code of its own',
            why="it shows what the file says, and nothing else",
            fix="remove the code, or the option file",
        )
    if "check" in flags:
        raise node.place.error(
            f'the code of the file "{file}" cannot be checked here',
            why="it may import files beside it, which checked code cannot",
            fix='remove "check", and compile the file with the project that it belongs to',
        )
    return context.beside.text(file, node.place)


def _check_closed(node: Node) -> None:
    token = node.tokens[0]
    first, end = token.map or (0, 0)
    if end - first < token.content.count("\n") + 2:
        raise unclosed_code(f"{token.markup}{node.text.rstrip()}", node.place)


def _check_length(source: str, place: Place) -> None:
    if len(source) > MAX_CODE:
        raise place.error(
            f"a code block has more than {MAX_CODE:,} characters",
            why="nobody would read it on a page, and highlighting it takes very long",
            fix="show the lines that matter, and link to the whole file",
        )


def _arguments(node: Node) -> tuple[str, Arguments]:
    text = node.text.strip()
    match = LANGUAGE.match(text)
    name = match[0] if match else ""
    if name in SIGNATURE.flags:
        name = ""
    rest = text[len(name) :]
    return name or "text", SIGNATURE.read(f"```{name}", rest, node.place)


def _language(name: str, place: Place) -> str:
    language = canonical_language(name)
    if language is None:
        raise place.error(
            f'no highlighting is known for the language "{name}"',
            why="a code block is shown in the colors of its language",
            fix=f"{suggestion(name, LANGUAGES)}the languages are {', '.join(LANGUAGES)}",
        )
    return language


def _checked(language: str, source: str, marks: Mapping[int, str], place: Place) -> CheckedCode:
    if language not in CHECKED_LANGUAGES:
        raise place.error(
            f'code in the language "{language}" cannot be checked',
            why="checked code is compiled with the documented packages",
            fix=f'remove "check", or write the code in {" or ".join(CHECKED_LANGUAGES)}',
        )
    lines = enumerate(source.split("\n"), start=1)
    # A removed line leaves an empty one, so that the lines of compiler errors stay right.
    lines_left = ("" if marks.get(number) == "del" else line for number, line in lines)
    return CheckedCode(language=language, source="\n".join(lines_left), line=place.line + 1)
