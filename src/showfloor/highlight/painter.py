"""Source text to lines of HTML."""

from collections.abc import Mapping, Sequence
from itertools import chain

from tree_sitter import Parser, QueryCursor

from showfloor.highlight.languages import canonical_language, load_grammar
from showfloor.highlight.tokens import KINDS, escape, paint
from showfloor.work_counts import count


def wrap_lines(lines: Sequence[str], attributes: Mapping[int, str]) -> str:
    r"""Return each line in a `<span class="s-line">`, with the attributes of its number (from 1).

    The line's end is inside its span: lines may be blocks without an empty one between them, and
    copied text still has its line ends.

        wrap_lines(["a"], {1: 'data-mark="ins"'})
        -> '<span class="s-line" data-mark="ins">a\n</span>'
    """
    return "".join(
        f'<span class="s-line"{_spaced(attributes.get(number))}>{line}\n</span>'
        for number, line in enumerate(lines, start=1)
    )


def _spaced(attribute: str | None) -> str:
    return f" {attribute}" if attribute else ""


PREFIXES = (
    (("+++", "---", "@@", "diff ", "index "), "comment"),
    (("+",), "inserted"),
    (("-",), "deleted"),
)


def highlight_diff(source: str) -> list[str]:
    """Return one HTML string a line."""
    return [_line(line).decode() for line in source.split("\n")]


def _line(line: str) -> bytes:
    code = line.encode()
    kind = next((kind for prefixes, kind in PREFIXES if line.startswith(prefixes)), None)
    return paint(code, kind) if kind else escape(code)


Span = tuple[int, int, int]
"""First byte, minus the byte after the last one, place of the kind in `KINDS`.

Sorted, the longest span at a place comes first, and the strongest kind where two are as long.
"""


def highlight(source: str, language: str) -> list[str]:
    """Return one HTML string a line; a line end at the very end of the source adds none.

    Tokens are `<span class="tok-...">` and end with their line. Raises `ValueError` for a language
    that `canonical_language` does not know.
    """
    count("texts highlighted", language)
    text = source.removesuffix("\n")
    match canonical_language(language):
        case None:
            raise ValueError(f"unknown language {language!r}")
        case "diff":
            return highlight_diff(text)
        case "text":
            return escape(text.encode()).decode().split("\n")
        case known:
            code = text.encode()
            return _html(code, _spans(code, known)).decode().split("\n")


def _spans(code: bytes, language: str) -> list[Span]:
    grammar = load_grammar(language)
    tree = Parser(grammar.language).parse(code)
    captures = QueryCursor(grammar.query).captures(tree.root_node)
    ranked = ((KINDS.index(kind), nodes) for kind, nodes in captures.items())
    return sorted(
        chain.from_iterable(
            # A parser that recovers from a mistake puts in nodes of no width.
            [(n.start_byte, -n.end_byte, rank) for n in nodes if n.end_byte > n.start_byte]
            for rank, nodes in ranked
        )
    )


def _html(code: bytes, spans: list[Span]) -> bytes:
    parts = []
    done = 0
    for start, end, kind in _joined(code, spans):
        parts.append(escape(code[done:start]))
        parts.append(paint(code[start:end], KINDS[kind]))
        done = end
    parts.append(escape(code[done:]))
    return b"".join(parts)


def _joined(code: bytes, spans: list[Span]) -> list[Span]:
    """Drop spans inside others, and join neighbors of one kind with only spaces between them."""
    joined: list[Span] = []
    start, end, kind = 0, 0, -1
    for first, minus_end, rank in spans:
        if first < end:
            continue
        if rank == kind and code[end:first].strip(b" ") == b"":
            end = -minus_end
            continue
        if kind >= 0:
            joined.append((start, end, kind))
        start, end, kind = first, -minus_end, rank
    if kind >= 0:
        joined.append((start, end, kind))
    return joined
