"""Kinds of token, and how one is written in HTML."""

KINDS = (
    "comment",
    "property",
    "string",
    "number",
    "constant",
    "function",
    "type",
    "tag",
    "attribute",
    "keyword",
    "variable",
    "operator",
    "punctuation",
    "inserted",
    "deleted",
)
"""Class names without their `tok-`; where two fit the same token, the first is taken.

Plain names and brackets get no span: they are most of a page's tokens and look like its text.
"""

PLAIN = frozenset({"property", "attribute", "variable"})
"""Kinds that look like the text around them: they only keep what is in them from being another."""

OPENINGS = {kind: f'<span class="tok-{kind}">'.encode() for kind in KINDS}


def escape(code: bytes) -> bytes:
    """Return UTF-8 code as HTML text."""
    return code.replace(b"&", b"&amp;").replace(b"<", b"&lt;").replace(b">", b"&gt;")


def paint(code: bytes, kind: str) -> bytes:
    """Return code as a span of its kind, one a line so that none reaches over its end.

    One that has no color of its own is the text alone.
    """
    text = escape(code)
    if kind in PLAIN:
        return text
    opening = OPENINGS[kind]
    if b"\n" not in text:
        return opening + text + b"</span>"
    return b"\n".join(
        opening + line + b"</span>" if line.strip() else line for line in text.split(b"\n")
    )
