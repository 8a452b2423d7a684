import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.server.negotiation import prefers_markdown

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"


@pytest.mark.parametrize(
    ("accept", "expected"),
    [
        ("", False),
        ("*/*", False),
        ("text/*", False),
        (BROWSER, False),
        ("text/html", False),
        ("application/json", False),
        ("text/markdown", True),
        ("TEXT/Markdown", True),
        ("text/markdown, text/html, */*", True),
        ("text/html, text/markdown", True),
        ("text/markdown;q=0.9, text/html", False),
        ("text/markdown; q=0.9, text/html;q=0.8", True),
        ("text/markdown;variant=CommonMark;q=0.9, */*;q=0.8", True),
        ("text/markdown;charset=utf-8", True),
        ("text/markdown;q=0.1", True),
        ("text/markdown;q=0.1, application/json", True),
        ("text/markdown;q=1, text/html", True),
        ("text/markdown;variant=GFM, text/markdown;q=0.1, text/html;q=0.5", True),
        ("text/markdown;q=0", False),
        ("text/markdown;q=0, */*", False),
        ("text/markdown;q=0.5, text/*;q=0.7", False),
        ("text/html;q=0, */*;q=0.1", True),
        ("text/html;q=0.2, text/*;q=0.9", True),
        ("*/*;q=0", False),
        ("text/markdown;q=2", False),
        ("text/markdown;q=x, text/html", False),
        ("text/markdown;q=0.0001", False),
        (",, text/markdown ,", True),
        ("text/markdown text/html", False),
    ],
)
def test_who_gets_markdown(accept: str, expected: bool) -> None:
    assert prefers_markdown(accept.encode()) is expected


@given(st.binary())
def test_any_header_has_an_answer(accept: bytes) -> None:
    assert prefers_markdown(accept) in (True, False)


def test_a_header_of_many_parameters_has_an_answer_soon() -> None:
    # Each parameter could once be read in several ways, which multiplied.
    assert prefers_markdown(b"text/markdown" + b";a=    " * 4_000 + b";!") is False
