"""`/_redirects`: old addresses and languages, for hosts that read it."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import ClassVar, Final, Self

from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import FileCache, GeneratedFile
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.encoded_address import quote_address
from showfloor.model.redirects import Redirect, RedirectPattern
from showfloor.model.release import NO_LANGUAGES, Languages
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import BuildContext, Output
from showfloor.workspace import Site

__all__ = ["RedirectsFile", "redirects_file"]


def redirects_file(
    redirects: Sequence[Redirect],
    languages: Languages = NO_LANGUAGES,
    places: Collection[str] = (),
) -> str:
    """Return `_redirects`: a row each, with `*`, `:splat` and `:name`.

    `places` are the site paths of pages and files. A row cannot ask whether there is something at
    its target, so a language before an address has a row for each page, and for each old address
    that leads to a place. What is below a wildcard has none behind a language.

    Rows without wildcards come first: some hosts count all rows below the first wildcard as ones
    that have them, and read few of those.
    """
    parts = [row for row in redirects if not RedirectPattern(row.source).is_plain]
    whole = list(_whole(redirects))
    rows = [*whole, *parts, *_language_rows(whole, languages, places)]
    return "".join(
        f"{quote_address(row.source)} {quote_address(row.target)} {row.status}\n" for row in rows
    )


def _whole(redirects: Iterable[Redirect]) -> Iterator[Redirect]:
    """Yield the rows without a wildcard that no row above takes in: those never count."""
    above: list[RedirectPattern] = []
    for row in redirects:
        pattern = RedirectPattern(row.source)
        if not pattern.is_plain:
            above.append(pattern)
        elif not any(taking.compiled.fullmatch(pattern.path) for taking in above):
            yield row


def _language_rows(
    whole: Sequence[Redirect], languages: Languages, places: Collection[str]
) -> Iterator[Redirect]:
    there = frozenset(places)
    pages = [Redirect(source=path, target=path) for path in sorted(there) if path.endswith("/")]
    old = [row for row in whole if _leads_on(row, there)]
    for prefix in languages.prefixes:
        for row in (*pages, *old):
            source = f"/{prefix}{row.source}"
            if languages.without(source) == row.source:
                yield Redirect(source=source, target=row.target, status=row.status)


def _leads_on(row: Redirect, places: Collection[str]) -> bool:
    """Tell whether a row leads to something that is there, or out of the site."""
    return row.leaves or row.target_path in places


KIND: Final = "redirects"


class RedirectsFile(Output):
    """Gives it: some thousand rows, made again only when one of them may have changed."""

    in_development: ClassVar[bool] = False  # it follows redirects by itself

    def __init__(self, site: Site, cache: DiskCache) -> None:
        self._rows = site.redirects
        self._languages = site.config.site.languages.of_release
        self._places = [*site.built_in_pages, *site.pages, *site.facts.files]
        self._file_cache = FileCache(cache, f"{KIND} {site.config.root.resolve()}")

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build."""
        return cls(context.site, context.cache)

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        key = key_of(engine_code(), self._rows, self._languages, self._places)
        yield from self._file_cache.files([GeneratedFile("/_redirects", key, self._text)])

    def remember(self) -> None:
        """Leave what was made to the next build."""
        self._file_cache.remember()

    def _text(self) -> bytes:
        return redirects_file(self._rows, self._languages, self._places).encode()
