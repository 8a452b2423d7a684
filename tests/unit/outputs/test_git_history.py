import os
import subprocess
from pathlib import Path

import pytest

from showfloor.outputs.git_history import file_dates
from support.site.memory_cache import MemoryCache

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


def test_outside_a_repository_nothing_is_known(tmp_path: Path) -> None:
    assert file_dates(tmp_path, MemoryCache()) == {}


def test_without_a_commit_nothing_is_known(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q", ".")
    assert file_dates(tmp_path, MemoryCache()) == {}


def test_without_git_nothing_is_known(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert file_dates(repository, MemoryCache()) == {}
