"""Pages that a search result could not tell apart."""

from collections.abc import Iterator

from showfloor.checks.known_addresses import Routes
from showfloor.errors import SourceError
from showfloor.model import CheckedPage, SiteFacts

__all__ = ["check_titles"]


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
