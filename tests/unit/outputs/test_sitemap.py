"""The sitemap, and the dates that git knows."""

import os
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from showfloor.outputs.sitemap import file_dates, sitemap_files
from support.site.memory_cache import MemoryCache

HOST = "https://a.example"


def test_pages_are_listed_with_whole_addresses_in_order() -> None:
    assert sitemap_files(HOST, {"/b/": "2026-11-20T15:00:00+00:00", "/": None}) == {
        "/sitemap.xml": (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
            "<url><loc>https://a.example/</loc></url>\n"
            "<url><loc>https://a.example/b/</loc>"
            "<lastmod>2026-11-20T15:00:00+00:00</lastmod></url>\n"
            "</urlset>\n"
        )
    }
    assert sitemap_files(None, {"/": None}) == {}


def test_addresses_are_encoded() -> None:
    text = sitemap_files(HOST, {"/a&b/": None, "/ä/": None})["/sitemap.xml"]
    locations = [element.text for element in ElementTree.fromstring(text).iter() if element.text]
    assert "https://a.example/a&b/" in locations
    assert "https://a.example/%C3%A4/" in locations


def test_more_pages_than_fit_are_split() -> None:
    files = sitemap_files(HOST, {f"/{number}/": None for number in range(5)}, most=2)
    assert list(files) == ["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"]
    assert files["/sitemap.xml"] == (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        "<sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap>\n"
        "<sitemap><loc>https://a.example/sitemap-2.xml</loc></sitemap>\n"
        "<sitemap><loc>https://a.example/sitemap-3.xml</loc></sitemap>\n"
        "</sitemapindex>\n"
    )
    assert files["/sitemap-3.xml"].count("<url>") == 1


FIRST, SECOND = "2026-01-02T03:04:05+00:00", "2026-05-06T07:08:09+02:00"


def git(folder: Path, *arguments: str, date: str = FIRST) -> None:
    settings = {"GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date}
    who = ("-c", "user.name=Oak", "-c", "user.email=oak@forest.example")
    subprocess.run(
        ["git", "-C", folder, *who, *arguments],
        check=True,
        capture_output=True,
        env={**os.environ, **settings},
    )


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with two commits; the site is a folder of it."""
    site = tmp_path / "repository" / "site"
    (site / "pages").mkdir(parents=True)
    git(tmp_path, "init", "-q", "repository")
    for name in ("old.md", "new.md"):
        (site / "pages" / name).write_text("one")
    git(site, "add", ".")
    git(site, "commit", "-qm", "One")
    (site / "pages" / "new.md").write_text("two")
    git(site, "commit", "-qam", "Two", date=SECOND)
    return site


def test_a_file_has_the_time_of_its_last_commit(repository: Path) -> None:
    assert file_dates(repository, MemoryCache()) == {
        "pages/new.md": "2026-05-06T05:08:09+00:00",
        "pages/old.md": "2026-01-02T03:04:05+00:00",
    }


def test_history_is_read_once_for_each_commit(repository: Path) -> None:
    cache = MemoryCache()
    file_dates(repository, cache)
    [key] = cache.entries
    cache.entries[key] = b'{"kept": "then"}'
    assert file_dates(repository, cache) == {"kept": "then"}


def test_a_shallow_clone_does_not_know(repository: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "-q", "--depth=1", f"file://{repository.parent}", "clone")
    assert file_dates(tmp_path / "clone" / "site", MemoryCache()) == {}


def test_without_a_commit_or_a_repository_or_git_nothing_is_known(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert file_dates(tmp_path, MemoryCache()) == {}
    git(tmp_path, "init", "-q", ".")
    assert file_dates(tmp_path, MemoryCache()) == {}
    monkeypatch.setenv("PATH", "")
    assert file_dates(repository, MemoryCache()) == {}
