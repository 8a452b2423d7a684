"""What readers copy into a search: messages, and names in code that have no page of their own."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Final

__all__ = ["augmented_types", "code_names", "messages_in"]

NOT_TEXT: Final = re.compile(r"^```.*?^```|^:::?.*?$", re.DOTALL | re.MULTILINE)
SHOWN: Final = re.compile(r"^```text *\n(.*?)^```", re.DOTALL | re.MULTILINE)
"""A block of text without a title is what a console or a terminal says, or a drawing."""
DRAWING: Final = re.compile(r"[\u2500-\u257f]|->")
QUOTED: Final = re.compile(r'^(?:[-|] )?(?:\*\*"([^*\n]+)\*\*|"([^"\n]+)")', re.MULTILINE)
"""A message begins its line, item or row, as it is what the text below is about."""
WORD: Final = re.compile(r"[^\W\d_]{2,}")
LEAST: Final = 4
"""Words of a message; fewer in quotation marks are a label."""
MOST: Final = 30
"""Words of a message that are kept: a console goes on with advice and addresses."""
SIGNS: Final = str.maketrans("", "", '`"\\')
"""What Markdown adds to a message, and quotation marks, which it has of several kinds."""

CODE_NAME: Final = re.compile(r"`<?((?:[A-Z]+[a-z0-9]+){2,}[A-Z]*)\b[^`]*`")
IMPORTED: Final = re.compile(r"^import type \{([^}]*)\} from '(?!\.|react')", re.MULTILINE)
TYPE: Final = re.compile(r"\b((?:[A-Z]+[a-z0-9]+){2,}[A-Z]*)\b")
AUGMENTED: Final = re.compile(r"^declare module .*?\{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
INTERFACE: Final = re.compile(r"^ +interface ((?:[A-Z]+[a-z0-9]+){2,}[A-Z]*)\b", re.MULTILINE)


def messages_in(body: str) -> tuple[str, ...]:
    """Return the messages that a page explains, each once: quoted ones, and blocks of text."""
    return tuple(dict.fromkeys(_messages(body)))


def code_names(body: str, code: str = "") -> tuple[str, ...]:
    """Return the names of types and components that a page's text has as code, sorted.

    So are the types that `code`, that of its demos too, imports from packages or adds to. Names of
    one word are left out, as there is a page for nearly each.
    """
    imported = (name for names in IMPORTED.findall(code) for name in TYPE.findall(names))
    written = CODE_NAME.findall(NOT_TEXT.sub(" ", body))
    return tuple(sorted({*written, *imported, *augmented_types(code)}))


def augmented_types(code: str) -> tuple[str, ...]:
    """Return the names of interfaces to which code adds, in modules of others, sorted."""
    blocks = AUGMENTED.findall(code)
    return tuple(sorted({name for block in blocks for name in INTERFACE.findall(block)}))


def _messages(body: str) -> Iterator[str]:
    shown = (text for text in SHOWN.findall(body) if not DRAWING.search(text))
    quoted = (bold or plain for bold, plain in QUOTED.findall(NOT_TEXT.sub(" ", body)))
    for one in (*shown, *quoted):
        message = " ".join(unescape(one).translate(SIGNS).split()[:MOST])
        if len(WORD.findall(message)) >= LEAST:
            yield message
