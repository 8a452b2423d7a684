import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from showfloor.model.stamp import state_of
from showfloor.sources import Stamp, pages_in, scan, watch
from support.polling import until_true

OLD = 1_700_000_000_000_000_000
MANY = 5_000


def write(root: Path, name: str, text: str = "text") -> Path:
    """Write a file that looks as if it had been there for long."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    os.utime(path, ns=(OLD, OLD))
    return path


def mistakes(root: Path) -> list[str]:
    return [str(error) for error in scan(root).errors]


def test_every_file_has_a_stamp_sorted_by_path(tmp_path: Path) -> None:
    write(tmp_path, "pages/b/index.md")
    write(tmp_path, "pages/a/index.md")
    write(tmp_path, "site.toml")
    stamps = scan(tmp_path).stamps
    assert list(stamps) == ["pages/a/index.md", "pages/b/index.md", "site.toml"]
    assert stamps["pages/a/index.md"].digest == stamps["site.toml"].digest


def test_hidden_files_and_backups_are_passed_over(tmp_path: Path) -> None:
    for name in (".git/config", "pages/a/.index.md.swp", "pages/a/index.md~", "pages/#index.md#"):
        write(tmp_path, name)
    assert scan(tmp_path).stamps == {}


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> int:
    """A time at which files of a test are no longer fresh: the time of a change cannot be set."""
    then = time.time_ns() + 60_000_000_000
    monkeypatch.setattr("time.time_ns", lambda: then)
    return then


def test_an_unchanged_file_is_not_read_again(tmp_path: Path, later: int) -> None:
    known = {"a.md": Stamp(state_of(write(tmp_path, "a.md").stat(), later), "known")}
    assert known["a.md"].state
    assert scan(tmp_path, known).stamps == known


@pytest.mark.parametrize(
    "edit",
    [
        lambda file: write(file.parent, file.name, "longer text"),
        lambda file: file.write_text("TEXT"),
        lambda file: write(file.parent, file.name, "TEXT"),
        lambda file: write(file.parent, "copy", "TEXT").replace(file),
    ],
    ids=["longer", "later", "with its time", "replaced with its time, as `cp -p` does"],
)
@pytest.mark.usefixtures("later")
def test_an_edited_file_is_read_again(tmp_path: Path, edit: Callable[[Path], object]) -> None:
    file = write(tmp_path, "a.md")
    before = scan(tmp_path).stamps
    changed = file.stat().st_ctime_ns

    def is_edited_later() -> bool:
        edit(file)
        return file.stat().st_ctime_ns != changed

    until_true(is_edited_later, "the clock of the file system moves on")
    assert before["a.md"].state
    assert scan(tmp_path, before).stamps["a.md"].digest == scan(tmp_path).stamps["a.md"].digest
    assert scan(tmp_path, before).stamps["a.md"].digest != before["a.md"].digest


def test_a_fresh_file_is_read_each_time(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("one")
    first = scan(tmp_path).stamps
    assert first["a.md"].state == ()
    assert scan(tmp_path, {"a.md": Stamp((), "known")}).stamps == first


@pytest.mark.parametrize("name", ["my page", "grün", "страница", "a&b", "-a"])
def test_a_name_that_breaks_addresses_is_refused(tmp_path: Path, name: str) -> None:
    write(tmp_path, f"pages/{name}/index.md")
    [mistake] = mistakes(tmp_path)
    assert mistake.startswith(f'pages/{name}: the name "{name}" cannot be part of an address\n')


def test_histories_have_a_folder_for_each_organization(tmp_path: Path) -> None:
    write(tmp_path, "history/@acorn/kit.csv")
    assert list(scan(tmp_path).stamps) == ["history/@acorn/kit.csv"]
    write(tmp_path, "history/@acorn/@kit.csv")
    assert len(mistakes(tmp_path)) == 1


def test_a_download_may_be_large(tmp_path: Path) -> None:
    with write(tmp_path, "public/film.mp4").open("wb") as file:
        file.truncate(10_000_000)
    found = scan(tmp_path)
    assert (found.errors, list(found.stamps)) == ((), ["public/film.mp4"])


def test_a_link_inside_the_site_is_a_file(tmp_path: Path) -> None:
    write(tmp_path, "a.md")
    (tmp_path / "b.md").symlink_to("a.md")
    stamps = scan(tmp_path).stamps
    assert stamps["b.md"].digest == stamps["a.md"].digest


@pytest.mark.parametrize("target", ["missing.md", ".", "pages", "loop"])
def test_a_link_to_anything_but_a_file_is_refused(tmp_path: Path, target: str) -> None:
    write(tmp_path, "pages/a/index.md")
    (tmp_path / "loop").symlink_to(target)
    found = scan(tmp_path)
    assert list(found.stamps) == ["pages/a/index.md"]
    assert [error.what for error in found.errors] == [f"a link that leads to no file: {target}"]


@pytest.fixture(scope="module")
def many_pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("site")
    for number in range(MANY):
        write(site, f"pages/kit/area-{number % 10}/page-{number}/index.md", "words " * 800)
    return site


def test_thousands_of_pages_are_found(many_pages: Path) -> None:
    assert len(pages_in(scan(many_pages).stamps)[0]) == MANY


@pytest.mark.usefixtures("later")
def test_unchanged_pages_are_seen_without_reading(many_pages: Path) -> None:
    known = {
        path: stamp._replace(digest="known") for path, stamp in scan(many_pages).stamps.items()
    }
    assert scan(many_pages, known).stamps == known


async def next_report(root: Path, *names: str) -> set[Path]:
    """Watch `root`, write the files; return what is reported first."""
    stop = asyncio.Event()
    waiting = asyncio.ensure_future(anext(watch(root, stop=stop)))
    await asyncio.sleep(0)  # its first step registers the folder with the system
    for name in names:
        (root / name).write_text("changed")
    found = await asyncio.wait_for(waiting, 10)
    stop.set()
    return found


def test_a_saved_file_is_reported(tmp_path: Path) -> None:
    assert asyncio.run(next_report(tmp_path, "index.md")) == {tmp_path / "index.md"}


def test_hidden_files_are_not_reported(tmp_path: Path) -> None:
    found = asyncio.run(next_report(tmp_path, ".index.md.swp", "index.md~", "index.md"))
    assert found == {tmp_path / "index.md"}
