from pathlib import Path

import pytest

from showfloor.config import AvoidedWord
from showfloor.config.avoided_words import load_words
from showfloor.errors import ShowfloorError


def words(root: Path, text: str) -> tuple[AvoidedWord, ...]:
    (root / "words.toml").write_text(text)
    return load_words(root)


def test_a_site_needs_no_list(tmp_path: Path) -> None:
    assert load_words(tmp_path) == ()


def test_words_are_read_with_what_to_write_instead(tmp_path: Path) -> None:
    text = '[[words]]\nword = "room*"\ninstead = ["space"]\nwhy = "w"\nexcept = ["tea room"]\n'
    assert words(tmp_path, text) == (
        AvoidedWord(word="room*", instead=("space",), why="w", except_=("tea room",)),
    )


def test_a_word_is_listed_once_and_is_one(tmp_path: Path) -> None:
    row = '[[words]]\nword = "{}"\nwhy = "w"\n'
    with pytest.raises(ShowfloorError) as caught:
        words(tmp_path, row.format("just") * 2 + row.format("a*b"))
    assert str(caught.value) == (
        'words.toml:5: "just" is listed twice\n'
        "  why: only one of the two would count\n"
        "  fix: remove one\n\n"
        'words.toml:8: "a*b" is no word\n'
        "  why: it is looked for as a whole, letter by letter\n"
        "  fix: write letters, with spaces or hyphens between and perhaps * at the end"
    )
