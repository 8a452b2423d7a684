"""A site that the development server shows, over a folder and with the real program."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from showfloor.build import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.dev.live_site import LiveSite
from showfloor.frontend.node_programs import start_dev_program


@contextmanager
def open_live_site(folder: Path, say: Callable[[str], None] = print) -> Iterator[LiveSite]:
    """Begin to show the site in `folder/site`, with what the last server left in the folder."""
    paths = BuildPaths(site=folder / "site", dist=folder, work=folder / "dev")
    paths.work.mkdir(exist_ok=True)
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
