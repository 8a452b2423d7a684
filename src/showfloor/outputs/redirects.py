"""The `_redirects` file, for hosts that read one."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from showfloor.model.address import quote_address
from showfloor.model.redirects import Redirect, RedirectPattern
from showfloor.model.release import NO_LANGUAGES, Languages

__all__ = ["redirects_file"]


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
