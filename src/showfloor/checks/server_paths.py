"""Pages, files and redirects at addresses that the server answers itself."""

from collections.abc import Iterator

from showfloor.checks.known_addresses import Routes
from showfloor.errors import SourceError
from showfloor.model import SiteFacts
from showfloor.model.encoded_address import OF_THE_SERVER

__all__ = ["check_server_paths"]


def check_server_paths(facts: SiteFacts, _routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each of them: nobody would ever see it."""
    for page in facts.pages:
        if page.route in OF_THE_SERVER:
            yield _taken(page.route, page.path, 1)
    for path in facts.public:
        if path in OF_THE_SERVER:
            yield _taken(path, f"public{path}", None)
    for row in facts.redirects:
        if row.source in OF_THE_SERVER:
            yield _taken(row.source, facts.redirects_path, row.line)


def _taken(address: str, path: str, line: int | None) -> SourceError:
    return SourceError(
        f"{address} is an address of the server",
        path=path,
        line=line,
        why="it answers there itself, those who watch over it or assistants",
        fix="choose another address",
    )
