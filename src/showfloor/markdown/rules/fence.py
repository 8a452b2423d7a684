"""Code blocks.

    ```tsx title="src/App.tsx" {1,3-5} ins={2} del={7} check
    code
    ```

All of it is optional. Lines in braces are highlighted, those of `ins` and `del` shown as added
and removed; `check` means that the code must compile. A `diff` marks its lines by itself.
"""

import re

from showfloor.highlight import LANGUAGES, canonical_language, highlight, wrap_lines
from showfloor.markdown.arguments import HIGHLIGHT, Arguments, Signature, suggestion
from showfloor.markdown.code_fences import unclosed_code
from showfloor.markdown.context import Context, Node
from showfloor.markdown.document import CheckedCode
from showfloor.markdown.line_ranges import read_lines
from showfloor.markdown.place import Place
from showfloor.model import CodeBlock

__all__ = ["SIGNATURE", "fence"]

SIGNATURE = Signature(
    options={"title": (), HIGHLIGHT: (), "ins": (), "del": ()},
    flags=("check",),
)
MARKS = {HIGHLIGHT: "highlight", "ins": "ins", "del": "del"}
LANGUAGE = re.compile(r"[^\s{}=\"]*(?!\S)")
CHECKED_LANGUAGES = ("ts", "tsx")


def fence(node: Node, context: Context) -> CodeBlock:
    """Return the highlighted code block."""
    token = node.tokens[0]
    _check_closed(node)
    name, arguments = _arguments(node)
    language = _language(name, node.place)
    source = token.content.removesuffix("\n")
    if "check" in arguments.flags:
        context.checked.append(_checked(language, source, node.place))
    lines = highlight(source, language)
    marks = _diff_marks(source) if language == "diff" else {}
    marks |= _given_marks(arguments, len(lines), node.place)
    return CodeBlock(
        language=language,
        html=wrap_lines(lines, {line: f'data-mark="{mark}"' for line, mark in marks.items()}),
        source=source,
        title=arguments.options.get("title"),
    )


def _check_closed(node: Node) -> None:
    token = node.tokens[0]
    first, end = token.map or (0, 0)
    if end - first < token.content.count("\n") + 2:
        raise unclosed_code(f"{token.markup}{node.text.rstrip()}", node.place)


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
            why="a code block is shown in the colours of its language",
            fix=f"{suggestion(name, LANGUAGES)}the languages are {', '.join(LANGUAGES)}",
        )
    return language


def _checked(language: str, source: str, place: Place) -> CheckedCode:
    if language not in CHECKED_LANGUAGES:
        raise place.error(
            f'code in the language "{language}" cannot be checked',
            why="checked code is compiled with the documented packages",
            fix=f'remove "check", or write the code in {" or ".join(CHECKED_LANGUAGES)}',
        )
    return CheckedCode(language=language, source=source, line=place.line + 1)


def _diff_marks(source: str) -> dict[int, str]:
    kinds = {"+": "ins", "-": "del"}
    return {
        number: kinds[line[0]]
        for number, line in enumerate(source.split("\n"), start=1)
        if line[:1] in kinds and not line.startswith(("+++", "---"))
    }


def _given_marks(arguments: Arguments, count: int, place: Place) -> dict[int, str]:
    marks: dict[int, str] = {}
    for key, mark in MARKS.items():
        lines = read_lines(arguments.options.get(key), count, place)
        if twice := lines & marks.keys():
            raise place.error(
                f"line {min(twice)} of the code block is marked twice",
                why="a line is highlighted, added or removed, and shown in one colour",
                fix="name it in one of {}, ins={} and del={} only",
            )
        marks |= dict.fromkeys(lines, mark)
    return marks
