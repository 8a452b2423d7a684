import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.server.file_response import requested_part


@pytest.mark.parametrize(
    ("header", "part"),
    [
        (b"bytes=0-9", range(10)),
        (b"bytes=90-", range(90, 100)),
        (b"bytes=90-500", range(90, 100)),
        (b"bytes=-10", range(90, 100)),
        (b"bytes=-500", range(100)),
        (b"bytes=99-99", range(99, 100)),
        (b"Bytes = 0 - 0", range(1)),
    ],
)
def test_a_part_is_read(header: bytes, part: range) -> None:
    assert requested_part(header, 100) == part


@pytest.mark.parametrize(
    "header",
    [
        *(b"", b"bytes", b"bytes=", b"bytes=-", b"bytes=a-b", b"bytes=9-0", b"bytes=0-1,5-6"),
        *(b"bytes=--5", b"bytes=1.5-2", b"lines=0-5"),
        b"bytes=0-" + b"9" * 5000,
        "bytes=\N{ARABIC-INDIC DIGIT ZERO}-\N{ARABIC-INDIC DIGIT NINE}".encode(),
    ],
)
def test_what_cannot_be_read_is_ignored(header: bytes) -> None:
    assert requested_part(header, 100) is None


@pytest.mark.parametrize("header", [b"bytes=100-", b"bytes=100-200", b"bytes=-0"])
def test_a_part_behind_the_end_is_empty(header: bytes) -> None:
    assert requested_part(header, 100) in (range(0), range(100, 100))


@pytest.mark.parametrize("header", [b"bytes=0-", b"bytes=0-0", b"bytes=-5"])
def test_an_empty_file_has_no_parts(header: bytes) -> None:
    assert requested_part(header, 0) == range(0)


@given(st.binary(max_size=30) | st.from_regex(rb"bytes=[0-9]*-[0-9]*", fullmatch=True))
def test_a_part_is_never_outside(header: bytes) -> None:
    part = requested_part(header, 50)
    assert not part or 0 <= part.start < part.stop <= 50


def test_a_header_of_spaces_is_ignored_soon() -> None:
    assert requested_part(b"bytes=-" + b" " * 30_000 + b"x", 100) is None
