"""Words of a page by which the search finds it: frequent words, messages, and names in code."""

import re
from collections import Counter
from html import unescape
from typing import Final

MIN_COUNT: Final = 3
"""How often a frequent word occurs at least. Rarer words are met by chance; few edits change which
words are left, and edits that do not leave the files of the search as they are."""
NOT_PROSE: Final = re.compile(r"^```.*?^```|^:::.*?$", re.DOTALL | re.MULTILINE)
LINK_TARGET: Final = re.compile(r"\]\([^)]*\)")
"""Of a link."""
CAMEL_CASE: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
"""Names in code are several words."""
SHORTEST: Final = 3
LONG_WORD: Final = re.compile(rf"[^\W\d_]{{{SHORTEST},}}")

NOT_TEXT: Final = re.compile(r"^```.*?^```|^:::?.*?$", re.DOTALL | re.MULTILINE)
TEXT_BLOCK: Final = re.compile(r"^```text *\n(.*?)^```", re.DOTALL | re.MULTILINE)
"""A block of text without a title shows the output of a console or terminal, or a diagram."""
DIAGRAM: Final = re.compile(r"[\u2500-\u257f]|->")
QUOTED: Final = re.compile(r'^(?:[-|] )?(?:\*\*"([^*\n]+)\*\*|"([^"\n]+)")', re.MULTILINE)
"""A message begins its line, item or row, because the text below is about it."""
WORD: Final = re.compile(r"[^\W\d_]{2,}")
MIN_WORDS: Final = 4
"""Words of a message; fewer in quotation marks are a label."""
MAX_WORDS: Final = 30
"""Words of a message that are indexed: a console goes on with advice and addresses."""
SIGNS: Final = str.maketrans("", "", '`"\\')
"""Markdown's escapes in a message, and quotation marks, which have several forms."""

CODE_NAME: Final = re.compile(r"`<?((?:[A-Z]+[a-z0-9]+){2,}[A-Z]*)\b[^`]*`")
IMPORTED: Final = re.compile(r"^import type \{([^}]*)\} from '(?!\.|react')", re.MULTILINE)
TYPE: Final = re.compile(r"\b((?:[A-Z]+[a-z0-9]+){2,}[A-Z]*)\b")
AUGMENTED: Final = re.compile(r"^declare module .*?\{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
INTERFACE: Final = re.compile(r"^ +interface ((?:[A-Z]+[a-z0-9]+){2,}[A-Z]*)\b", re.MULTILINE)


def frequent_words(body: str) -> tuple[str, ...]:
    """Return the words that occur several times in a page's text, lower-cased and sorted.

    Code blocks, lines of directives and the targets of links do not count.
    """
    counts: Counter[str] = Counter()
    prose = LINK_TARGET.sub(" ", NOT_PROSE.sub(" ", body))
    for name, count in Counter(LONG_WORD.findall(prose)).items():
        for word in (name,) if name.islower() else CAMEL_CASE.split(name):
            if len(word) >= SHORTEST:
                counts[word.lower()] += count
    return tuple(sorted(word for word, count in counts.items() if count >= MIN_COUNT))


def messages_in(body: str) -> tuple[str, ...]:
    """Return the messages that a page explains, each once: quoted text and blocks of text."""
    blocks = (text for text in TEXT_BLOCK.findall(body) if not DIAGRAM.search(text))
    quoted = (bold or plain for bold, plain in QUOTED.findall(NOT_TEXT.sub(" ", body)))
    words = (unescape(one).translate(SIGNS).split() for one in (*blocks, *quoted))
    messages = (" ".join(some[:MAX_WORDS]) for some in words)
    return tuple(dict.fromkeys(m for m in messages if len(WORD.findall(m)) >= MIN_WORDS))


def code_names(body: str, code: str = "") -> tuple[str, ...]:
    """Return the names of types and components in a page's inline code, sorted.

    They include the types that `code`, which holds its demos too, imports from packages or extends.
    Names of one word are left out, because nearly each has a page.
    """
    imported = (name for names in IMPORTED.findall(code) for name in TYPE.findall(names))
    inline = CODE_NAME.findall(NOT_TEXT.sub(" ", body))
    return tuple(sorted({*inline, *imported, *augmented_types(code)}))


def augmented_types(code: str) -> tuple[str, ...]:
    """Return the names of the interfaces of other modules that code extends, sorted."""
    blocks = AUGMENTED.findall(code)
    return tuple(sorted({name for block in blocks for name in INTERFACE.findall(block)}))
