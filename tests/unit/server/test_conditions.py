import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.server.file_response import is_failed, is_not_modified, may_continue

TAG = b'"abc-br"'


THIS = [b'"abc-br"', b'W/"abc-br"', b"*", b' "x" , "abc-br"', b'"x","abc-br"', b"  *  "]
OTHER = [b"", b'"abc"', b"abc-br", b'"abc-gzip"', b'"abc-br', b'"*"']


@pytest.mark.parametrize("header", [*THIS, *OTHER])
def test_a_reader_that_has_this_version_is_told_so(header: bytes) -> None:
    assert is_not_modified(header, TAG) == (header in THIS)


THESE = [b'"abc-br"', b"*", b'"x", "abc-br"']


@pytest.mark.parametrize("header", [*THESE, b'"x"', b'W/"abc-br"', b"nonsense", b""])
def test_only_a_request_for_this_version_goes_on(header: bytes) -> None:
    assert is_failed(header, TAG) == (header not in THESE)


@pytest.mark.parametrize(
    ("header", "fits"),
    [
        (b'"abc-br"', True),
        (b' "abc-br" ', True),
        (b'W/"abc-br"', False),
        (b'"x"', False),
        (b"Wed, 21 Oct 2015 07:28:00 GMT", False),
    ],
)
def test_a_part_fits_only_the_same_version(header: bytes, fits: bool) -> None:
    assert may_continue(header, TAG) is fits


@given(st.binary(max_size=80))
def test_any_header_gets_an_answer(header: bytes) -> None:
    assert is_not_modified(header, TAG) in {True, False}
    assert is_failed(header, TAG) in {True, False}
    assert may_continue(header, TAG) in {True, False}
