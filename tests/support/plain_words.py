"""The words that the pages, the code and the documents of this project do without."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Final

from support.places import PROJECT

WORDS: Final = PROJECT / "tests" / "site" / "words.toml"


def avoided_in(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield each avoided word of a text: its line from 1, the word, and what to write instead."""
    for match in _pattern().finditer(text):
        if match.lastgroup is not None:
            one = _words()[int(match.lastgroup.removeprefix("word"))]
            instead = " or ".join(f'"{word}"' for word in one.get("instead", ()))
            line = text.count("\n", 0, match.start()) + 1
            yield line, " ".join(match[0].split()), instead or "nothing"


@cache
def _words() -> list[dict[str, list[str]]]:
    return list(tomllib.loads(WORDS.read_text(encoding="utf-8"))["words"])


@cache
def _pattern() -> re.Pattern[str]:
    """Return a pattern with a group for each word; phrases in which one is right match first."""
    right = [_whole(phrase) for one in _words() for phrase in one.get("except", ())]
    wrong = [f"(?P<word{index}>{_whole(str(one['word']))})" for index, one in enumerate(_words())]
    return re.compile(rf"(?<![\w-])(?:{'|'.join([*right, *wrong])})(?![\w-])", re.IGNORECASE)


def _whole(word: str) -> str:
    letters = r"\s+".join(map(re.escape, word.removesuffix("*").split()))
    return rf"{letters}\w*" if word.endswith("*") else letters
