import pytest

from showfloor.checks.routes import RedirectTable
from small_site import redirects

TABLE = RedirectTable(
    redirects(
        ("/a/b/", "/1/"),
        ("/a/*", "/2/:splat"),
        ("/a/c/", "/3/"),
        ("/api/:part/", "/4/:part/"),
        ("/d/:part/*", "/5/:part/"),
    ).redirects
)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("/a/b/", 2),
        ("/a/x/", 3),
        ("/a/c/", 3),
        ("/api/x/", 5),
        ("/api/x/y/", None),
        ("/d/x/y/", 6),
        ("/b/", None),
        ("/a", None),
    ],
)
def test_the_first_row_that_fits_counts(path: str, line: int | None) -> None:
    row = TABLE.match(path)
    assert (row.line if row else None) == line
