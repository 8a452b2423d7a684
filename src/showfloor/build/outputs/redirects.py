"""`/_redirects`: old addresses and languages, for hosts that read it."""

from collections.abc import Iterator
from typing import ClassVar, Final, Self

from showfloor.build.cache import DiskCache
from showfloor.build.made_files import Made, MadeFiles
from showfloor.build.outputs.output import BuildContext, Output
from showfloor.compile import Site
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.files import SiteFile
from showfloor.outputs.redirects import redirects_file

__all__ = ["RedirectsFile"]

KIND: Final = "redirects"


class RedirectsFile(Output):
    """Gives it: some thousand rows, made again only when one of them may have changed."""

    in_development: ClassVar[bool] = False  # it follows redirects by itself

    def __init__(self, site: Site, cache: DiskCache) -> None:
        self._rows = site.redirects
        self._languages = site.config.site.languages.of_release
        self._places = [*site.own_pages, *site.pages, *site.facts.files]
        self._made = MadeFiles(cache, f"{KIND} {site.config.root.resolve()}")

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build."""
        return cls(context.site, context.cache)

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        key = key_of(engine_code(), self._rows, self._languages, self._places)
        yield from self._made.files([Made("/_redirects", key, self._text)])

    def remember(self) -> None:
        """Leave what was made to the next build."""
        self._made.remember()

    def _text(self) -> bytes:
        return redirects_file(self._rows, self._languages, self._places).encode()
