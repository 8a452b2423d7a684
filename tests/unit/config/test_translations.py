from pathlib import Path

import pytest

from showfloor.config.translations import load_messages
from showfloor.errors import SourceError
from support.site.tiny_site import TINY

WHY = "  why: the interface looks up one text for each key\n"


def mistake(root: Path, text: str) -> str:
    (root / "en.json").write_text(text)
    with pytest.raises(SourceError) as caught:
        load_messages(root / "en.json", root)
    return str(caught.value)


def test_words_are_found_by_their_key(tmp_path: Path) -> None:
    (tmp_path / "en.json").write_text('{"nav.open": "Open"}')
    assert load_messages(tmp_path / "en.json", tmp_path) == {"nav.open": "Open"}


def test_a_mistake_in_the_syntax_has_its_line(tmp_path: Path) -> None:
    assert mistake(tmp_path, '{\n  "a": "b"\n  "c": "d"\n}') == (
        "en.json:3: not valid JSON: expecting ',' delimiter\n"
        "  why: the file cannot be understood from here on\n"
        "  fix: correct the syntax at this line"
    )


def test_a_key_is_listed_once(tmp_path: Path) -> None:
    assert mistake(tmp_path, '{\n  "a": "b",\n  "a": "c"\n}') == (
        'en.json:3: the key "a" is listed twice\n' + WHY + "  fix: remove one"
    )


def test_a_value_is_a_text(tmp_path: Path) -> None:
    assert mistake(tmp_path, '{\n  "a": 1\n}') == (
        'en.json:2: the value of "a" is not a text\n' + WHY + "  fix: write a text"
    )


def test_the_file_is_one_table(tmp_path: Path) -> None:
    assert mistake(tmp_path, '["a"]') == (
        "en.json: not a table of words\n" + WHY + '  fix: write {"key": "words", ...}'
    )


def test_the_tiny_site_has_the_words_of_the_site() -> None:
    """The interface needs all of them: what is added to one is added to the other."""
    site = Path(__file__).parents[3] / "site"
    messages = [load_messages(root / "translations" / "en.json", root) for root in (site, TINY)]
    assert set(messages[0]) == set(messages[1])
