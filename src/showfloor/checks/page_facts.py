"""Titles that repeat, fonts that do not exist, and demos that no page shows."""

from collections.abc import Iterator

from showfloor.checks.known_addresses import Routes
from showfloor.errors import SourceError
from showfloor.model.page_facts import CheckedPage, SiteFacts


def check_titles(facts: SiteFacts, _routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each title or description that another page of the family has."""
    seen: dict[tuple[str, str | None, str], CheckedPage] = {}
    for page in facts.pages:
        for field, value in (("title", page.title), ("description", page.description)):
            first = seen.setdefault((field, page.family, value.casefold()), page)
            if first is not page:
                yield SourceError(
                    f'the {field} "{value}" is that of another page',
                    path=page.path,
                    line=1,
                    why=f"{first.path} has it too; search results would look the same",
                    fix="say what sets this page apart",
                )


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


def check_demos(facts: SiteFacts, _routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each demo in the folder of a page that does not show it."""
    for page in facts.pages:
        folder = page.path.rpartition("/")[0]
        for file in page.demo_files:
            name = file.removesuffix(".tsx")
            if name in page.demos:
                continue
            yield SourceError(
                f"no page shows the demo {name}",
                path=f"{folder}/{file}",
                why="it would be kept up for nobody",
                fix=f'write "::demo {name}" in {page.path}, or remove it',
            )
