"""A quick look at a site's folder says what a scan would, or that a scan has to."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from showfloor.build.look import look
from showfloor.model.stamp import Stamp
from showfloor.sources import scan

PAGE = "pages/about/index.md"
YEARS_AGO = 10**18


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for path in (PAGE, "pages/oak/index.md", "site.toml"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(path)
        os.utime(tmp_path / path, ns=(YEARS_AGO, YEARS_AGO))
    return tmp_path


def stamps(site: Path) -> dict[str, Stamp]:
    return scan(site).stamps


def test_nothing_is_edited_in_a_folder_that_is_as_before(site: Path) -> None:
    known = stamps(site)
    seen = look(site, known)
    assert seen is not None
    assert (seen.stamps, seen.edited) == (known, ())


def test_an_edited_file_is_told(site: Path) -> None:
    known = stamps(site)
    (site / PAGE).write_text("another")
    seen = look(site, known)
    assert seen is not None
    assert seen.edited == (PAGE,)
    assert seen.stamps == stamps(site)


def test_a_file_that_was_written_anew_as_it_was_is_not_edited(site: Path) -> None:
    known = stamps(site)
    os.utime(site / PAGE, ns=(YEARS_AGO + 1, YEARS_AGO + 1))
    seen = look(site, known)
    assert seen is not None
    assert seen.edited == ()
    assert seen.stamps[PAGE] == Stamp(YEARS_AGO + 1, known[PAGE].size, known[PAGE].digest)


def test_a_file_too_fresh_to_trust_its_time_is_read_again(site: Path) -> None:
    (site / PAGE).write_text("fresh")
    known = stamps(site)
    assert known[PAGE].mtime_ns == 0
    os.utime(site / PAGE, ns=(YEARS_AGO, YEARS_AGO))
    seen = look(site, known)
    assert seen is not None
    assert seen.edited == ()
    assert seen.stamps[PAGE].mtime_ns == YEARS_AGO


def test_what_a_scan_leaves_out_is_left_out(site: Path) -> None:
    known = stamps(site)
    (site / "pages" / ".index.md.swp").touch()
    (site / ".git").mkdir()
    assert look(site, known) is not None


CHANGES: dict[str, Callable[[Path], object]] = {
    "a new file": lambda site: (site / "pages/oak/leaf.svg").touch(),
    "a file that is gone": lambda site: (site / PAGE).unlink(),
    "a folder that is new": lambda site: (site / "a folder").mkdir(),
    "a folder that is gone": lambda site: (site / "pages").rename(site.parent / f"{site.name}-x"),
    "a link in place of a file": lambda site: linked(site / PAGE),
    "a folder in place of a file": lambda site: replaced(site / PAGE),
}


def linked(file: Path) -> None:
    file.unlink()
    file.symlink_to(file.parents[1] / "oak" / "index.md")


def replaced(file: Path) -> None:
    file.unlink()
    file.mkdir()


@pytest.mark.parametrize("what", CHANGES)
def test_a_scan_has_to_tell_of(what: str, site: Path) -> None:
    known = stamps(site)
    CHANGES[what](site)
    assert look(site, known) is None
