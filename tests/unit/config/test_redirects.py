from pathlib import Path

import pytest

from showfloor.config.redirects import load_redirects
from showfloor.errors import SourcesError
from showfloor.model import Redirect


def mistake(root: Path, row: str) -> str:
    (root / "redirects.csv").write_text(f"from,to,status\n{row}\n")
    with pytest.raises(SourcesError) as caught:
        load_redirects(root / "redirects.csv", root)
    return str(caught.value)


def test_rows_keep_their_order_and_lines(tmp_path: Path) -> None:
    (tmp_path / "redirects.csv").write_text(
        "from,to,status\n/a/,/b/#c,301\n\n/d/*,/e-:splat,302\n/f/:name/,https://g.example/:name,308\n"
    )
    assert load_redirects(tmp_path / "redirects.csv", tmp_path) == (
        Redirect(source="/a/", target="/b/#c", status=301, line=2),
        Redirect(source="/d/*", target="/e-:splat", status=302, line=4),
        Redirect(source="/f/:name/", target="https://g.example/:name", status=308, line=5),
    )


def test_a_row_may_be_ahead_of_the_site(tmp_path: Path) -> None:
    (tmp_path / "redirects.csv").write_text(
        "from,to,status,planned\n/a/,/b/,301,planned\n/c/,/d/,301,\n/e/,/f/,301\n"
    )
    rows = load_redirects(tmp_path / "redirects.csv", tmp_path)
    assert [row.planned for row in rows] == [True, False, False]


@pytest.mark.parametrize(
    ("row", "what", "fix"),
    [
        ("/a/,/b/", "2 values in this line", "write three: from,to,status"),
        (
            "a,/b/,301",
            '"a" is no path to redirect',
            "write a path, or one that ends in /*",
        ),
        (
            "/a*,/b/,301",
            '"/a*" is no path to redirect',
            "write a path, or one that ends in /*",
        ),
        ("/a/,b,301", '"b" is no target', "write a site path or a whole https:// address"),
        ("/a/,/b/,200", '"200" is no redirect status', "use one of: 301, 302, 307, 308"),
        ("/a/,/b/,301,soon", '"soon" is not known here', 'write "planned", or nothing'),
        (
            "/a/,/b/:splat,301",
            'nothing says what ":splat" stands for',
            "end the first column in *",
        ),
        (
            "/a/:page/,/b/:name/,301",
            'nothing says what ":name" stands for',
            "put :name into the first column too",
        ),
    ],
)
def test_a_row_that_cannot_be_followed_is_refused(
    tmp_path: Path, row: str, what: str, fix: str
) -> None:
    assert mistake(tmp_path, row) == (
        f"redirects.csv:2: {what}\n  why: the server could not follow this row\n  fix: {fix}"
    )
