import pytest

from showfloor.release.media_types import is_compressible, media_type


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/a/index.html", "text/html; charset=utf-8"),
        ("/_assets/x-1a2b.js", "text/javascript; charset=utf-8"),
        ("/fonts/a.woff2", "font/woff2"),
        ("/LOGO.SVG", "image/svg+xml"),
        ("/_headers", "text/plain; charset=utf-8"),
        ("/.well-known/key", "text/plain; charset=utf-8"),
        ("/a.unknown", "application/octet-stream"),
    ],
)
def test_a_type_is_found_by_the_ending(path: str, expected: str) -> None:
    assert media_type(path) == expected


@pytest.mark.parametrize("kind", ["text/html; charset=utf-8", "image/svg+xml", "application/json"])
def test_text_is_worth_compressing(kind: str) -> None:
    assert is_compressible(kind)


@pytest.mark.parametrize("kind", ["image/png", "font/woff2", "application/zip", "video/mp4"])
def test_what_is_compressed_already_is_not(kind: str) -> None:
    assert not is_compressible(kind)
