import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.server.negotiation import IDENTITY, preferred_encoding

BOTH = ("br", "gzip")


@pytest.mark.parametrize(
    ("accept", "expected"),
    [
        ("", IDENTITY),
        ("br", "br"),
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP", "gzip"),
        ("x-gzip", "gzip"),
        ("br;q=0.5, gzip", "gzip"),
        ("br;q=0.5, gzip;q=0.5", "br"),
        ("br;q=0, gzip;q=0", IDENTITY),
        ("br; q=1.0, gzip ;q = 0.2", "br"),
        ("br;q=1, gzip", "br"),
        ("*", "br"),
        ("*;q=0", IDENTITY),
        ("br;q=0, *", "gzip"),
        ("*;q=0, gzip", "gzip"),
        ("identity", IDENTITY),
        ("identity, gzip", "gzip"),
        ("identity;q=1, *;q=0", IDENTITY),
        ("identity;q=0.9, gzip;q=0.3", IDENTITY),
        ("identity;q=0", IDENTITY),
        ("deflate, zstd", IDENTITY),
        ("br;q=2, gzip;q=0.1", "gzip"),
        ("br;q=x", IDENTITY),
        ("br;q=0.0001", IDENTITY),
        (",,, ,gzip,", "gzip"),
        ("brgzip", IDENTITY),
    ],
)
def test_the_reader_gets_what_it_likes_best(accept: str, expected: str) -> None:
    assert preferred_encoding(accept.encode(), BOTH) == expected


def test_a_file_without_compressed_forms_comes_as_it_is() -> None:
    assert preferred_encoding(b"br, gzip", ()) == IDENTITY


def test_what_is_not_there_is_not_chosen() -> None:
    assert preferred_encoding(b"br, gzip;q=0.1", ("gzip",)) == "gzip"


@given(st.binary(max_size=60), st.sampled_from([(), ("br",), ("gzip",), BOTH]))
def test_any_header_gets_an_answer(accept: bytes, available: tuple[str, ...]) -> None:
    assert preferred_encoding(accept, available) in {IDENTITY, *available}


WEIGHTS = st.integers(0, 1000).map(lambda n: n / 1000)


@given(WEIGHTS, WEIGHTS)
def test_the_heavier_one_wins_and_nothing_refused_is_sent(br: float, gzip: float) -> None:
    chosen = preferred_encoding(f"br;q={br:.3f}, gzip;q={gzip:.3f}".encode(), BOTH)
    weights = {"br": br, "gzip": gzip}
    if chosen == IDENTITY:
        assert br == gzip == 0
    else:
        assert weights[chosen] == max(weights.values()) > 0
