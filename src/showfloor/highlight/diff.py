"""Diffs: a line's first characters say what it is."""

from showfloor.highlight.tokens import escape, paint

__all__ = ["highlight_diff"]

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
