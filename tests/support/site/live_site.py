"""A site that the development server shows, over a folder and with the real program."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from showfloor.build import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.dev.live_site import LiveSite
from showfloor.frontend.node_programs import start_dev_program
from support.site.tiny_release import copy_tiny_work


@contextmanager
def open_live_site(folder: Path, say: Callable[[str], None] = print) -> Iterator[LiveSite]:
    """Begin to show the site in `folder/site`, with what the last server left in the folder.

    The first server finds what was made of the tiny site, but never compiled this one.
    """
    paths = BuildPaths(site=folder / "site", dist=folder, work=folder / "dev")
    if not paths.work.exists():
        copy_tiny_work(paths.work)
    with (
        DiskCache(paths.work / "cache.db", say=say) as cache,
        closing(LiveSite(paths, cache, start_dev_program(paths), say=say)) as live,
    ):
        live.begin()
        yield live


def follow(live: LiveSite, *changed: Path) -> None:
    """Have the site shown and checked as its files are now."""
    updated = live.update(changed)
    live.show(updated)
    live.check(updated)
