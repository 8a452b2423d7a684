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
SHORTEST: Final = 3
WORD: Final = re.compile(rf"[^\W\d_]{{{SHORTEST},}}")


def often_words(body: str) -> tuple[str, ...]:
    """Return the words that a page's text has several times, in small letters and sorted.

    Code blocks, lines of directives and the targets of links do not count.
    """
    counts: Counter[str] = Counter()
    for name, count in Counter(WORD.findall(NOT_TEXT.sub(" ", body))).items():
        for word in PARTS.split(name):
            if len(word) >= SHORTEST:
                counts[word.lower()] += count
    return tuple(sorted(word for word, count in counts.items() if count >= OFTEN))
