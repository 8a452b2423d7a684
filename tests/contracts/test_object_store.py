"""The commands of `docs/publishing.md` for an object store, with a folder in its place."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from showfloor.build_paths import BuildPaths
from support.site.publishing_guide import rclone_commands
from support.site.tiny_release import build_like_tiny
from support.site.tiny_site import copy_tiny

RCLONE = shutil.which("rclone")
pytestmark = [
    pytest.mark.sweep,
    pytest.mark.skipif(RCLONE is None, reason="no rclone: `make setup-engines` installs it"),
]


@pytest.fixture
def releases(tmp_path: Path) -> tuple[Path, Path]:
    """Folders of two releases of a small site, neither of which has files of the other.

    The second has another style sheet and a page less.
    """
    site = copy_tiny(tmp_path / "site")
    page = site / "pages/acorn-kit/getting-started/fox/index.md"
    page.parent.mkdir()
    page.write_text("---\ntitle: Fox\ndescription: A fox.\nnavigation: false\n---\n\nHere.\n")
    first, second = tmp_path / "first", tmp_path / "second"
    build_like_tiny(BuildPaths(site=site, dist=first / "dist", work=tmp_path / "work"))
    shutil.rmtree(page.parent)
    styles = site / "styles.css"
    styles.write_text(f"{styles.read_text()}\n.fox {{\n  color: red;\n}}\n")
    build_like_tiny(BuildPaths(site=site, dist=second / "dist", work=tmp_path / "work"))
    return first, second


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that stands for the store's."""
    monkeypatch.setenv("RCLONE_CONFIG", str(tmp_path / "none.conf"))
    monkeypatch.setenv("RCLONE_CONFIG_STORE_TYPE", "alias")
    monkeypatch.setenv("RCLONE_CONFIG_STORE_REMOTE", str(tmp_path / "store"))
    return tmp_path / "store/docs/site"


def files_below(folder: Path) -> set[str]:
    """Return the site paths of the files in a folder."""
    return {
        f"/{file.relative_to(folder).as_posix()}" for file in folder.rglob("*") if file.is_file()
    }


def named_files(page: str, known: set[str]) -> set[str]:
    """Return what a page names of the known files."""
    return set(re.findall(r"/[\w./~-]+\.\w+", page)) & known


def missing(store: Path, known: set[str]) -> list[tuple[str, str]]:
    """Return the pages in the store that name a file which is not there, with that file."""
    there = files_below(store)
    pages = {path: (store / path[1:]).read_text() for path in there if path.endswith(".html")}
    named = {path: named_files(page, known) for path, page in pages.items()}
    assert all(named[path] for path in named if path.endswith("/index.html"))
    return [(path, file) for path, files in named.items() for file in files - there]


def test_each_page_has_its_files_after_each_command(
    releases: tuple[Path, Path], store: Path
) -> None:
    published = [files_below(folder / "dist/current/public") for folder in releases]
    known = {path for paths in published for path in paths if not path.endswith(".html")}
    for folder in releases:
        for command in rclone_commands():
            subprocess.run(command, shell=True, cwd=folder, check=True)
            assert missing(store, known) == []
    first, second = published
    assert "/acorn-kit/getting-started/fox/index.html" in first - second
    hashed = {path for path in first if path.startswith("/_assets/")}
    assert hashed - second
    assert files_below(store) == second | {path for path in first if path.startswith("/_")}
    public = releases[1] / "dist/current/public"
    assert all(
        (store / path[1:]).read_bytes() == (public / path[1:]).read_bytes() for path in second
    )
