"""Demos that no page shows, or that one page shows twice."""

from collections.abc import Iterator

from showfloor.checks.routes import Routes
from showfloor.errors import SourceError
from showfloor.model import PageFacts, SiteFacts

__all__ = ["check_demos"]


def check_demos(facts: SiteFacts, _routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each demo beside a page that it does not show, or shows again."""
    for page in facts.pages:
        yield from _orphans(page)
        yield from _repeated(page)


def _orphans(page: PageFacts) -> Iterator[SourceError]:
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


def _repeated(page: PageFacts) -> Iterator[SourceError]:
    first: dict[str, int] = {}
    for demo in page.demos:
        if demo.name in first:
            yield SourceError(
                f"the demo {demo.name} is shown twice",
                path=page.path,
                line=demo.line,
                why=f"it stands already at {page.path}:{first[demo.name]}, "
                "and its name is an anchor of the page",
                fix="remove one, or write a demo of its own for this place",
            )
        first.setdefault(demo.name, demo.line)
