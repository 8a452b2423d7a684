"""`/_redirects`: old addresses and languages, for hosts that read it."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Final, Self

import showfloor.model.redirects
import showfloor.outputs.redirects
from showfloor.build.build_paths import digest_of_files
from showfloor.build.cache import DiskCache
from showfloor.build.made_files import Made, MadeFiles
from showfloor.build.outputs.output import BuildContext, Output
from showfloor.compile import Site, key_of, site_redirects
from showfloor.model.files import SiteFile
from showfloor.outputs import redirects_file

__all__ = ["RedirectsFile"]

KIND: Final = "redirects"
CODE: Final = (
    Path(__file__),
    Path(showfloor.outputs.redirects.__file__),
    Path(showfloor.model.redirects.__file__),
)


class RedirectsFile(Output):
    """Gives it: some thousand rows, made again only when one of them may have changed."""

    in_development: ClassVar[bool] = False  # it follows redirects by itself

    def __init__(self, site: Site, cache: DiskCache) -> None:
        self._rows = site_redirects(site.facts)
        self._languages = site.config.site.languages.of_release
        self._places = [*site.own_pages, *site.pages, *site.facts.public]
        self._made = MadeFiles(cache, f"{KIND} {site.config.root.resolve()}")

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build."""
        return cls(context.site, context.cache)

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        key = key_of(digest_of_files(CODE), self._rows, self._languages, self._places)
        yield from self._made.files([Made("/_redirects", key, self._text)])

    def remember(self) -> None:
        """Leave what was made to the next build."""
        self._made.remember()

    def _text(self) -> bytes:
        return redirects_file(self._rows, self._languages, self._places).encode()
