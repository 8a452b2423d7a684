"""The `_redirects` file, for hosts that read one."""

from collections.abc import Iterable, Iterator, Sequence

from showfloor.model.address import quote_address
from showfloor.model.release import NO_LANGUAGES, Languages, Redirect

__all__ = ["redirects_file"]


def redirects_file(
    redirects: Sequence[Redirect],
    languages: Languages = NO_LANGUAGES,
    routes: Iterable[str] = (),
) -> str:
    """Return `_redirects`: a row each, in their order, with `*`, `:splat` and `:name`.

    A row cannot ask whether there is a page at its target, so a language before an address has a
    row for each page and for each old address.
    """
    rows = [*redirects, *_language_rows(redirects, languages, sorted(routes))]
    return "".join(
        f"{quote_address(row.source)} {quote_address(row.target)} {row.status}\n" for row in rows
    )


def _language_rows(
    redirects: Sequence[Redirect], languages: Languages, routes: Sequence[str]
) -> Iterator[Redirect]:
    for prefix in languages.prefixes:
        for route in routes:
            if languages.without(f"/{prefix}{route}") == route:
                yield Redirect(source=f"/{prefix}{route}", target=route)
        for row in redirects:
            if languages.without(f"/{prefix}{row.source}") == row.source:
                yield Redirect(
                    source=f"/{prefix}{row.source}", target=row.target, status=row.status
                )
