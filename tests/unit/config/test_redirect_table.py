from pathlib import Path

import pytest

from showfloor.config.redirect_table import load_redirects
from showfloor.config.site_tables import LanguageSettings
from showfloor.errors import ShowfloorError
from showfloor.model.redirects import RedirectRow

NONE = LanguageSettings()
LANGUAGES = LanguageSettings(prefixes=("zh", "pt"), left_out=("/blog/",))

ANOTHER_HOST = "a browser takes what follows two slashes for the name of another host"
DECEPTIVE = "a browser may drop it or take it for a slash, and end at another host"
WHOLE = "write a site path or a whole https:// address"
CHOSEN = "a link could be written so that it begins with the name of another host"


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
    ("row", "what", "fix"),
    [
        ("/a/,/b/", "2 values in this line", "write three: from,to,status"),
        (
            "a,/b/,301",
            '"a" is not a path that can be redirected',
            "write a path, or one that ends in /*",
        ),
        (
            "/a*,/b/,301",
            '"/a*" is not a path that can be redirected',
            "write a path, or one that ends in /*",
        ),
        (
            "/a/,b,301",
            '"b" is not a valid redirect target',
            "write a site path or a whole https:// address",
        ),
        ("/a/,/b/,200", '"200" is no redirect status', "use one of: 301, 302, 307, 308"),
        ("/a/,/b/,301,soon", "4 values in this line", "write three: from,to,status"),
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
        (
            "//old/,/b/,301",
            '"//old/" is not a path that can be redirected',
            "write a path, or one that ends in /*",
        ),
        ("/a/:x/:x/,/b/:x/,301", '":x" stands for two things', "give each part a name of its own"),
        (
            "/a/:x-:y/,/b/,301",
            'two names are in one part of "/a/:x-:y/"',
            "put a slash between them",
        ),
        ("/:splat/*,/b/,301", '":splat" stands for two things', "give each part a name of its own"),
        ("/a/,javascript:x,301", '"javascript:x" is not a valid redirect target', WHOLE),
        ("/a/,data:text/html;x,301", '"data:text/html;x" is not a valid redirect target', WHOLE),
        ("/a/,http://b.example/,301", '"http://b.example/" is not a valid redirect target', WHOLE),
        (
            "/a/:b/,https://:b.example/,301",
            '"https://:b.example/" is not a valid redirect target',
            WHOLE,
        ),
        (
            "/a/*,https://b.example:splat,301",
            '"https://b.example:splat" is not a valid redirect target',
            WHOLE,
        ),
        (
            "/a/,https://me@b.example/,301",
            '"https://me@b.example/" is not a valid redirect target',
            WHOLE,
        ),
        (
            "/a/,/b/../c/,301",
            '"/b/../c/" is not a valid redirect target',
            "write a path without //, . and ..",
        ),
        (
            "/a/,/b//c/,301",
            '"/b//c/" is not a valid redirect target',
            "write a path without //, . and ..",
        ),
    ],
)
def test_a_row_that_cannot_be_followed_is_refused(
    tmp_path: Path, row: str, what: str, fix: str
) -> None:
    assert mistake(tmp_path, row) == (
        f"redirects.csv:2: {what}\n  why: the server could not follow this row\n  fix: {fix}"
    )


@pytest.mark.parametrize("target", ["//evil.example/", "///evil.example/", "//evil.example"])
def test_a_target_at_another_host_is_refused(tmp_path: Path, target: str) -> None:
    assert mistake(tmp_path, f"/a/,{target},301") == (
        f'redirects.csv:2: "{target}" leads out of the site\n  why: {ANOTHER_HOST}\n'
        "  fix: begin a path with one slash; write another site as a whole https:// address"
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
    assert mistake(tmp_path, f"/a/,{target},301") == (
        f'redirects.csv:2: "{shown}" contains a character that is not allowed in a redirect'
        " target\n"
        f"  why: {DECEPTIVE}\n"
        "  fix: write a plain path, with slashes only between its parts"
    )


@pytest.mark.parametrize("row", ["/a/*,/:splat", "/a/:b/,/:b/", "/a/:b/,/:b.html"])
def test_a_path_of_a_reader_never_begins_a_target(tmp_path: Path, row: str) -> None:
    assert mistake(tmp_path, f"{row},301") == (
        f'redirects.csv:2: "{row.split(",")[1]}" begins with a part of the old address\n'
        f"  why: {CHOSEN}\n"
        "  fix: begin it with a folder of this site; languages are taken off by site.toml"
    )


@pytest.mark.parametrize(
    "source", ["/zh/*", "/*", "/:any/*", "/zh/blog/*", "/zh/blog/one/", "/zh/:any/", "/:any/b:c/"]
)
def test_section_2_a_row_over_what_is_left_out_of_languages_is_refused(
    tmp_path: Path, source: str
) -> None:
    assert mistake(tmp_path, f"{source},/b/,301") == (
        f'redirects.csv:2: "{source}" takes in /zh/blog/, which is left out of languages\n'
        "  why: an address below /blog/ never had a language before it\n"
        "  fix: remove the row: languages are taken off by [languages] in site.toml"
    )


@pytest.mark.parametrize(
    "source", ["/zh/", "/zh/special/*", "/blog/old/", "/fr/blog/", "/zh/:a-b/c/"]
)
def test_rows_beside_what_is_left_out_stay(tmp_path: Path, source: str) -> None:
    (tmp_path / "redirects.csv").write_text(f"from,to,status\n{source},/b/,301\n")
    assert len(load_redirects(tmp_path / "redirects.csv", tmp_path, LANGUAGES)) == 1


@pytest.mark.parametrize(
    ("row", "problem"),
    [('/a/,"/b/,301', "unexpected end of data"), ('"/a/"b,/b/,301', "',' expected")],
)
def test_a_row_that_is_no_csv_is_refused(tmp_path: Path, row: str, problem: str) -> None:
    assert mistake(tmp_path, row).startswith(f"redirects.csv:2: not a row of values: {problem}")
