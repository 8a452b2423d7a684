from pathlib import Path

import pytest

from showfloor.config.redirect_table import load_redirects
from showfloor.config.site_tables import LanguageSettings
from showfloor.errors import ShowfloorError
from showfloor.model.redirects import RedirectRow

NONE = LanguageSettings()
LANGUAGES = LanguageSettings(prefixes=("zh", "pt"), left_out=("/blog/",))


def mistake(root: Path, row: str) -> str:
    (root / "redirects.csv").write_bytes(f"from,to,status\n{row}\n".encode())
    with pytest.raises(ShowfloorError) as caught:
        load_redirects(root / "redirects.csv", root, LANGUAGES)
    return str(caught.value)


def test_rows_keep_their_order_and_lines(tmp_path: Path) -> None:
    (tmp_path / "redirects.csv").write_text(
        "from,to,status\n/a/,/b/#c,301\n\n/d/*,/e-:splat,302\n/f/:name/,https://g.example/:name,308\n"
    )
    assert load_redirects(tmp_path / "redirects.csv", tmp_path, NONE) == (
        RedirectRow(source="/a/", target="/b/#c", status=301, line=2),
        RedirectRow(source="/d/*", target="/e-:splat", status=302, line=4),
        RedirectRow(source="/f/:name/", target="https://g.example/:name", status=308, line=5),
    )


@pytest.mark.parametrize(
    ("target", "shown"),
    [
        ("/\\evil.example/", "/\\evil.example/"),
        ("\\\\evil.example/", "\\\\evil.example/"),
        ("/\t/evil.example/", "/\\u0009/evil.example/"),
        ("/a\x7fb/", "/a\\u007fb/"),
        ("/a\u2028b/", "/a\\u2028b/"),
        ("/a b/", "/a b/"),
        ("/%2Fevil.example/", "/%2Fevil.example/"),
        ("/%5cevil.example/", "/%5cevil.example/"),
        ("/%0d%0aLocation:x/", "/%0d%0aLocation:x/"),
        ("https://a.example\\@evil.example/", "https://a.example\\@evil.example/"),
    ],
)
def test_a_target_with_a_deceptive_character_is_refused(
    tmp_path: Path, target: str, shown: str
) -> None:
    said = mistake(tmp_path, f"/a/,{target},301")
    assert said.startswith(f'redirects.csv:2: "{shown}" contains a character that is not allowed')


@pytest.mark.parametrize(
    "source", ["/zh/", "/zh/special/*", "/blog/old/", "/fr/blog/", "/zh/:a-b/c/"]
)
def test_rows_beside_what_is_left_out_stay(tmp_path: Path, source: str) -> None:
    (tmp_path / "redirects.csv").write_text(f"from,to,status\n{source},/b/,301\n")
    assert len(load_redirects(tmp_path / "redirects.csv", tmp_path, LANGUAGES)) == 1


def test_a_row_that_is_no_csv_is_refused(tmp_path: Path) -> None:
    said = mistake(tmp_path, '"/a/"b,/b/,301')
    assert said.startswith("redirects.csv:2: not a row of values: ',' expected")
