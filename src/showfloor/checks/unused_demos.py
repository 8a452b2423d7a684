"""Demos that no page shows."""

from collections.abc import Iterator

from showfloor.checks.known_addresses import Routes
from showfloor.errors import SourceError
from showfloor.model import CheckedPage, SiteFacts

__all__ = ["check_demos"]


def check_demos(facts: SiteFacts, _routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each demo that lies beside a page without being shown in it."""
    for page in facts.pages:
        yield from _orphans(page)


def _orphans(page: CheckedPage) -> Iterator[SourceError]:
    shown = {demo.name for demo in page.demos}
    folder = page.path.rpartition("/")[0]
    for file in page.demo_files:
        name = file.removesuffix(".tsx")
        if name not in shown:
            yield SourceError(
                f"no page shows the demo {name}",
                path=f"{folder}/{file}",
                why="it would be kept up for nobody",
                fix=f'write "::demo {name}" in {page.path}, or remove it',
            )
