"""Pages are the same, and so are their mistakes, whether one process reads them or several."""

import gc
from pathlib import Path

import pytest

from showfloor.config import SiteConfig, load_site_config
from showfloor.errors import SourceError
from showfloor.sources import pages_in, scan
from showfloor.workspace import reading
from showfloor.workspace.reading import ReadPage, Wanted, read_all
from support.site.tiny_site import TINY, copy_tiny


def wanted_in(site: Path) -> tuple[SiteConfig, list[Wanted]]:
    """Return the settings and all pages of a site."""
    stamps = scan(site).stamps
    found, _ = pages_in(stamps)
    wanted = [Wanted(path, f"key {path}", stamps[path].digest, found[path]) for path in found]
    return load_site_config(site), wanted


def told(read: ReadPage | list[SourceError]) -> ReadPage | list[str]:
    return read if isinstance(read, ReadPage) else [str(error) for error in read]


@pytest.mark.parametrize("text", ["", "\n:::nothing\n", "\n::demo Nothing\n"])
def test_several_processes_read_what_one_does(text: str, tmp_path: Path) -> None:
    site = copy_tiny(tmp_path)
    with (site / "pages/about/index.md").open("a") as page:
        page.write(text)
    config, wanted = wanted_in(site)
    alone = [told(page) for page in read_all(config, wanted, parallel=len(wanted) + 1)]
    together = [told(page) for page in read_all(config, wanted, parallel=1)]
    assert together == alone
    assert len(alone) == len(wanted) > 3
    assert any(isinstance(page, list) for page in alone) == bool(text)


def test_pages_leave_nothing_that_would_have_to_be_collected(tmp_path: Path) -> None:
    # What reads does not collect: ten thousand pages with cycles would stay in memory.
    site = copy_tiny(tmp_path)
    with (site / "pages/about/index.md").open("a") as page:
        page.write("\n:::nothing\n")
    config, wanted = wanted_in(site)
    assert any(isinstance(page, list) for page in read_all(config, wanted))
    gc.collect()
    gc.disable()
    try:
        pages = sum(1 for _ in read_all(config, wanted))
        assert gc.collect() < pages
    finally:
        gc.enable()


def test_what_a_process_that_ended_has_not_read_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    config, wanted = wanted_in(TINY)
    alone = list(read_all(config, wanted, parallel=len(wanted) + 1))
    pages = read_all(config, wanted, parallel=1)
    first = next(pages)
    monkeypatch.setattr(reading._Reader, "next", lambda _: None)
    assert [first, *pages] == alone


def test_processes_end_with_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int | None] = []
    close = reading._Reader.close

    def closed(reader: reading._Reader) -> None:
        close(reader)
        ended.append(reader._process.poll())

    monkeypatch.setattr(reading._Reader, "close", closed)
    pages = read_all(*wanted_in(TINY), parallel=1)
    next(pages)
    pages.close()
    assert ended
    assert None not in ended
