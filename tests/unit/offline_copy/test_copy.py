import json
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from showfloor.errors import ReleaseError
from showfloor.model import FamilyCard
from showfloor.offline_copy import OfflineCopy, ReleaseFiles, make_copy
from showfloor.offline_copy.copy import write_archive
from showfloor.offline_copy.rewriting import Script
from showfloor.release.manifest import ReleaseSettings
from support.server.running_server import publish

ACORN = FamilyCard(id="acorn", name="Acorn", tagline="", href="/acorn/", logo="")
MESSAGES = {"copy.elsewhere": "Not here", "copy.text": "It is elsewhere."}
PAGE = (
    '<!doctype html><html lang="en" data-family="{family}"><head>'
    '<link rel="stylesheet" href="/_assets/a.css"/>'
    '<script type="module" src="/_assets/shell.js"></script></head>'
    '<body><a href="/pine/">Pine</a></body></html>'
)
FILES = {
    "/acorn/index.html": PAGE.format(family="acorn"),
    "/acorn/index.md": "# Acorn",
    "/acorn/demos/Nut/index.html": PAGE.format(family="acorn"),
    "/acorn/demos/Nut/demo.json": "{}",
    "/pine/index.html": PAGE.format(family="pine"),
    "/search/index.html": PAGE.format(family=""),
    "/_assets/shell.js": "shell",
    "/_assets/part.js": "part",
    "/_assets/never.js": "never",
    "/_assets/a.css": "@font-face{src:url(/_assets/a.woff2)}",
    "/_assets/a.woff2": "font",
    "/_search/acorn.guides.1.json": "[1]",
    "/_search/words/acorn/1.json": "[3]",
    "/_search/words/pine/1.json": "[4]",
    "/_search/whole/acorn.1.json": "[5]",
    "/_search/pine.guides.1.json": "[2]",
    "/_search/index.json": json.dumps(
        {"version": 1, "textBase": "/t/", "products": [{"id": "pine"}, {"id": "acorn"}]}
    ),
}


def invented_scripts(modules: Mapping[str, str]) -> Mapping[str, Script]:
    """Return scripts of which the shell may import a part later."""
    later = {"/_assets/shell.js": ("/_assets/part.js",)}
    return {
        path: Script(code=f"script of {code}", later=later.get(path, ()))
        for path, code in modules.items()
    }


def copied(
    dist: Path,
    files: Mapping[str, str] = FILES,
    settings: ReleaseSettings | None = None,
    loader: str = "pages: /* pages */ []",
) -> OfflineCopy:
    publish(dist, {path: text.encode() for path, text in files.items()}, settings)
    return make_copy(
        ReleaseFiles(dist),
        ACORN,
        convert=invented_scripts,
        loader=loader,
        host=None,
        messages=MESSAGES,
    )


def test_a_copy_holds_a_product_and_the_search_and_nothing_else(tmp_path: Path) -> None:
    copy = copied(tmp_path)
    assert copy.pages == 3
    assert sorted(copy.files) == [
        "_assets/a.css",
        "_assets/a.woff2",
        "_assets/part.js",
        "_assets/shell.js",
        "_offline/loader.js",
        "_search/acorn.guides.1.json.js",
        "_search/index.json.js",
        "_search/words/acorn/1.json.js",
        "acorn/demos/Nut/demo.json.js",
        "acorn/demos/Nut/index.html",
        "acorn/index.html",
        "acorn/index.md.js",
        "elsewhere.html",
        "index.html",
        "search/index.html",
    ]


def test_a_copy_holds_the_notices_of_what_others_made(tmp_path: Path) -> None:
    notices = PAGE.format(family="").replace("/pine/", "/acorn/")
    copy = copied(tmp_path, {**FILES, "/third-party-notices/index.html": notices})
    page = copy.files["third-party-notices/index.html"].decode()
    assert '<a href="../acorn/index.html">' in page
    assert b'"/third-party-notices/"' in copy.files["_offline/loader.js"]


def test_a_copy_holds_the_projects_that_its_pages_link_to(tmp_path: Path) -> None:
    page = FILES["/acorn/index.html"].replace('href="/pine/"', 'href="/acorn/nut.zip"')
    packed = {"/acorn/index.html": page, "/acorn/nut.zip": "nut", "/pine/nut.zip": "pine"}
    copy = copied(tmp_path, {**FILES, **packed})
    assert copy.files["acorn/nut.zip"] == b"nut"
    assert b'href="nut.zip"' in copy.files["acorn/index.html"]
    assert "pine/nut.zip" not in copy.files


def test_the_search_knows_this_product_and_no_full_text(tmp_path: Path) -> None:
    script = copied(tmp_path).files["_search/index.json.js"].decode()
    text = json.loads(script.removeprefix('showfloorCopy.text("/_search/index.json",')[:-3])
    index = json.loads(text)
    assert (index["products"], index["textBase"]) == ([{"id": "acorn", "texts": []}], None)


def test_the_loader_knows_the_pages(tmp_path: Path) -> None:
    loader = copied(tmp_path).files["_offline/loader.js"].decode()
    assert loader == 'pages: ["/acorn/", "/acorn/demos/Nut/", "/search/"]'


def test_the_folder_opens_at_the_start_of_the_product(tmp_path: Path) -> None:
    assert b'content="0; url=acorn/index.html"' in copied(tmp_path).files["index.html"]


def test_what_is_elsewhere_says_so(tmp_path: Path) -> None:
    copy = copied(tmp_path)
    assert b'href="../elsewhere.html#/pine/"' in copy.files["acorn/index.html"]
    assert b"<h1>Not here</h1>" in copy.files["elsewhere.html"]


def test_equal_copies_are_equal_archives(tmp_path: Path) -> None:
    copy = copied(tmp_path / "dist")
    sizes = [write_archive(copy, "acorn", tmp_path / name) for name in ("a.zip", "b.zip")]
    assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()
    assert sizes[0] == (tmp_path / "a.zip").stat().st_size
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        assert "acorn/index.html" in archive.namelist()


def test_a_product_without_pages_has_no_copy(tmp_path: Path) -> None:
    with pytest.raises(ReleaseError) as caught:
        copied(tmp_path, {"/pine/index.html": FILES["/pine/index.html"]})
    assert str(caught.value) == (
        "The release has no page of Acorn.\n"
        "  why: An offline copy holds the pages of one product.\n"
        "  fix: Build the site again, or choose another product."
    )


def test_without_a_release_there_is_nothing_to_copy(tmp_path: Path) -> None:
    with pytest.raises(ReleaseError) as caught:
        ReleaseFiles(tmp_path)
    assert str(caught.value) == (
        f"There is no release in {tmp_path}.\n"
        "  why: An offline copy is made from one.\n"
        "  fix: Run `showfloor build` first."
    )


def test_the_copy_of_a_site_below_a_path_is_the_same(tmp_path: Path) -> None:
    below = {
        path: re.sub(r"([\"(])/(?=\w)", r"\1/docs/", text)
        if path.endswith((".html", ".css"))
        else text
        for path, text in FILES.items()
    }
    assert 'href="/docs/_assets/a.css"' in below["/acorn/index.html"]
    loader = 'pages: /* pages */ [], base: /* base */ "/"'
    made = copied(tmp_path / "below", below, ReleaseSettings(base="/docs/"), loader)
    same = dict(copied(tmp_path / "root", loader=loader).files)
    assert same.pop("_offline/loader.js").endswith(b'base: "/"')
    assert made.files["_offline/loader.js"].endswith(b'base: "/docs/"')
    assert {path: made.files[path] for path in same} == same
