"""Fonts that pages ask for and the site does not have."""

from collections.abc import Iterator

from showfloor.checks.known_addresses import Routes
from showfloor.errors import SourceError
from showfloor.model import SiteFacts

__all__ = ["check_fonts"]


def check_fonts(facts: SiteFacts, _routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each font that has no style sheet."""
    for page in facts.pages:
        for name in page.fonts:
            if name not in facts.fonts:
                known = ", ".join(facts.fonts) or "none"
                yield SourceError(
                    f'the font "{name}" does not exist',
                    path=page.path,
                    line=1,
                    why="the page loads the style sheet of that name from the site's fonts folder",
                    fix=f"write fonts/{name}.css, or name one of: {known}",
                )
