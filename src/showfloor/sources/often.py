"""What a page is about, by the words that it has several times."""

import re
from collections import Counter
from typing import Final

__all__ = ["often_words"]

OFTEN: Final = 3
"""Words that stand there less often are met by chance. Few edits change which words are left, and
those that do not leave the files of the search as they are."""
NOT_TEXT: Final = re.compile(r"^```.*?^```|^:::.*?$|(?<=\])\([^)]*\)", re.DOTALL | re.MULTILINE)
PARTS: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
"""Names in code are several words."""
WORD: Final = re.compile(r"[^\W\d_]{3,}")


def often_words(body: str) -> tuple[str, ...]:
    """Return the words that a page's text has several times, in small letters and sorted.

    Code blocks, lines of directives and the targets of links do not count.
    """
    counts: Counter[str] = Counter()
    as_written = Counter(WORD.findall(PARTS.sub(" ", NOT_TEXT.sub(" ", body))))
    for word, count in as_written.items():
        counts[word.lower()] += count
    return tuple(sorted(word for word, count in counts.items() if count >= OFTEN))
