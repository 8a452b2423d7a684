"""`words.toml`: words that pages do without, and what to write instead.

    [[words]]
    word = "utilize*"
    instead = ["use"]
    why = "the short word says the same"

A word may be several; `*` at its end stands for any ending. `except` lists phrases in which it is
right.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile, read_toml
from showfloor.errors import SourceError, SourcesError

WORDS: Final = "words.toml"


class AvoidedWord(Settings, frozen=True, kw_only=True):
    """A word that pages do without."""

    word: str
    instead: tuple[str, ...] = ()
    """What to write; nothing where it is left out."""
    why: str
    except_: tuple[str, ...] = msgspec.field(default=(), name="except")
    """Phrases in which it is right."""


class WordsFile(Settings, frozen=True, kw_only=True):
    """The fields of the file."""

    words: tuple[AvoidedWord, ...] = ()


def load_words(root: Path) -> tuple[AvoidedWord, ...]:
    """Read the list; no file means no such words. Raises `SourceError` or `SourcesError`."""
    if not (root / WORDS).exists():
        return ()
    file = read_toml(root / WORDS, root)
    words = file.read_as(WordsFile).words
    if problems := list(_problems(file, words)):
        raise SourcesError(problems)
    return words


def _problems(file: TomlFile, words: Sequence[AvoidedWord]) -> Iterator[SourceError]:
    seen: set[str] = set()
    for index, one in enumerate(words):
        if one.word in seen:
            yield file.error(
                f'"{one.word}" is listed twice',
                *("words", index, "word"),
                why="only one of the two would count",
                fix="remove one",
            )
        seen.add(one.word)
        if not one.word.removesuffix("*").replace(" ", "").replace("-", "").isalpha():
            yield file.error(
                f'"{one.word}" is no word',
                *("words", index, "word"),
                why="it is looked for as a whole, letter by letter",
                fix="write letters, with spaces or hyphens between and perhaps * at the end",
            )
