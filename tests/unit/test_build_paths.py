import os
from pathlib import Path

import pytest

from showfloor.build_paths import BuildPaths
from showfloor.errors import ConfigError
from support.places import PROJECT
from support.site.tiny_site import TINY
from support.site.workplace import bare_workshop


@pytest.fixture
def paths(tmp_path: Path) -> BuildPaths:
    """A site beside a frontend with one file."""
    (tmp_path / "web" / "src" / "ui").mkdir(parents=True)
    (tmp_path / "web" / "src" / "ui" / "menu.css").write_text("a { color: red; }")
    return bare_workshop(tmp_path)


@pytest.mark.parametrize(
    ("path", "is_code"),
    [
        ("web/src/ui/menu.css", True),
        ("web/programs/build/config.ts", True),
        ("web/programs/build/main.ts", True),
        ("web/node_modules/vite/index.js", False),
        ("web/tsconfig.json", False),
        ("site/pages/about/index.md", False),
        ("website/src/index.md", False),
    ],
)
def test_files_of_the_frontend_are_told_from_others(
    paths: BuildPaths, path: str, is_code: bool
) -> None:
    assert paths.is_frontend(paths.web.parent / path) is is_code


def test_all_folders_of_the_frontend_are_there() -> None:
    """`showfloor dev` watches them."""
    paths = BuildPaths(site=PROJECT / "site", dist=PROJECT / "dist", work=PROJECT / "work")
    assert all(folder.is_dir() for folder in paths.frontend_folders)


@pytest.mark.parametrize("url", ["http://127.0.0.1:8000", "https://a.example/a/docs/"])
def test_a_build_is_for_a_host_or_a_path_of_one(tmp_path: Path, url: str) -> None:
    assert BuildPaths(site=TINY, dist=tmp_path, work=tmp_path, url=url).url == url


@pytest.mark.parametrize("url", ["a.example", "https://a.example/a//b", "https://a.example/?a=b"])
def test_other_addresses_are_refused(tmp_path: Path, url: str) -> None:
    with pytest.raises(ConfigError) as caught:
        BuildPaths(site=TINY, dist=tmp_path, work=tmp_path, url=url)
    assert str(caught.value) == (
        f"{url} is not the address of a site.\n"
        "  why: canonical addresses and the sitemap begin with it.\n"
        "  fix: write a host, such as https://docs.example, and its path, if any: letters, digits"
        " and - . _ ~ between slashes."
    )


@pytest.mark.parametrize("inner", [".", "inner", "inner/most"])
@pytest.mark.parametrize("role", ["work", "dist"])
def test_no_file_is_where_a_folder_of_a_build_should_be(
    tmp_path: Path, inner: str, role: str
) -> None:
    file = tmp_path / "file"
    file.touch()
    place = {"work": tmp_path, "dist": tmp_path, role: file / inner}
    with pytest.raises(ConfigError) as caught:
        BuildPaths(site=TINY, work=place["work"], dist=place["dist"])
    assert str(caught.value) == (
        f"{file} is not a folder.\n"
        "  why: a build keeps its releases and what it needs again in folders.\n"
        "  fix: remove it, or name another folder with --dist or --work."
    )


@pytest.mark.parametrize("role", ["work", "dist"])
def test_no_build_begins_in_a_folder_that_it_may_not_write_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, role: str
) -> None:
    locked = tmp_path / "locked"
    locked.mkdir()
    # Anyone who runs the tests may have every right, so the answer of the system is invented.
    monkeypatch.setattr(os, "access", lambda place, _mode: Path(place) != locked)
    for place in (locked, locked / "inner"):
        folders = {"work": tmp_path, "dist": tmp_path, role: place}
        with pytest.raises(ConfigError) as caught:
            BuildPaths(site=TINY, work=folders["work"], dist=folders["dist"])
        assert str(caught.value) == (
            f"{locked} cannot be written to.\n"
            "  why: a build keeps its releases and what it needs again in folders.\n"
            "  fix: give yourself the right to write there, or name another folder with --dist or"
            " --work."
        )
