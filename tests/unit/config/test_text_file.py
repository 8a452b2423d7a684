from pathlib import Path

import pytest

from showfloor.config.text_file import decode_text, read_text, site_path
from showfloor.errors import SourceError


def test_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    assert decode_text(b"\xef\xbb\xbfone\r\ntwo\rthree\n", "page.md") == "one\ntwo\nthree\n"


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(SourceError) as caught:
        read_text(tmp_path / "site.toml", tmp_path)
    assert str(caught.value) == (
        "site.toml: the file is missing\n"
        "  why: the site cannot be built without it\n"
        "  fix: create it, or correct the name that refers to it"
    )


def test_a_path_outside_the_site_stays_whole(tmp_path: Path) -> None:
    assert site_path(tmp_path / "a" / "b.md", tmp_path) == "a/b.md"
    assert site_path(Path("/elsewhere/b.md"), tmp_path) == "/elsewhere/b.md"


@pytest.mark.parametrize(
    "sign", [*"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"], ids=ascii
)
def test_what_turns_the_text_around_is_refused(sign: str) -> None:
    with pytest.raises(SourceError) as caught:
        decode_text(f"one\r\nif (isAdmin) {{ // {sign}\nthree".encode(), "Demo.tsx")
    assert caught.value.place == "Demo.tsx:2"
    assert caught.value.what == f"the file holds the character U+{ord(sign):04X}"


def test_marks_of_a_direction_turn_nothing_around() -> None:
    text = "\u05db\u05e4\u05ea\u05d5\u05e8 (Button)\u200f \u200e\u061c"
    assert decode_text(text.encode(), "page.md") == text
