"""Files for hosts, crawlers and browsers: headers, redirects, `robots.txt`, speculation rules."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from showfloor.model.base_path import ROOT, with_base
from showfloor.model.encoded_address import quote_address
from showfloor.model.redirects import Redirect, RedirectPattern, plain_rows
from showfloor.model.release import IMMUTABLE, NO_LANGUAGES, Languages
from showfloor.model.site_file import SiteFile
from showfloor.outputs.headers import ASSETS, CROSS_ORIGIN, file_headers, folder_headers
from showfloor.outputs.output import BuildContext
from showfloor.outputs.release_settings import policy_reasons, response_headers
from showfloor.outputs.speculation_rules import RULES_TYPE, rules_path, speculation_rules


def headers_file(
    headers: Mapping[str, str],
    *,
    files: Mapping[str, Mapping[str, str]] | None = None,
    base: str = ROOT,
) -> str:
    """Return `_headers`: a path pattern a block, its headers indented below it.

    `headers` go to everything, and `files` gives more of them by site path; a path that ends in a
    slash is a folder. Hosts revalidate files without `Cache-Control` by themselves. They join the
    values of all blocks that match, so a header with another value removes the common one first.
    """
    blocks = {
        "/*": headers,
        f"{ASSETS}*": {"Cache-Control": IMMUTABLE, CROSS_ORIGIN: "*"},
        **{
            f"{path}*" if path.endswith("/") else path: _instead_of(own, headers)
            for path, own in (files or {}).items()
        },
    }
    return "\n".join(
        _header_block(with_base(base, pattern), own) for pattern, own in blocks.items() if own
    )


def _instead_of(own: Mapping[str, str], headers: Mapping[str, str]) -> dict[str, str]:
    return {**{f"! {name}": "" for name in own if name in headers}, **own}


def _header_block(pattern: str, headers: Mapping[str, str]) -> str:
    lines = (f"  {name}: {value}" if value else f"  {name}" for name, value in headers.items())
    return "\n".join([pattern, *lines, ""])


def headers(context: BuildContext) -> Iterator[SiteFile]:
    """Yield `_headers`: the headers of all responses, for static hosts."""
    site = context.site.config.site
    folders = folder_headers(site.fonts_host, site.url)
    headers = response_headers(context.site, context.render.assets)
    text = headers_file(headers, files=folders, base=site.base)
    yield SiteFile(path="/_headers", content=(policy_reasons(site) + text).encode())


def redirects_file(
    redirects: Sequence[Redirect],
    languages: Languages = NO_LANGUAGES,
    places: Collection[str] = (),
    base: str = ROOT,
) -> str:
    """Return `_redirects`: a row each, with `*`, `:splat` and `:name`, below `base`.

    `places` are the site paths of pages and files. A row cannot ask whether there is something at
    its target, so a language before an address has a row for each page, and for each old address
    that leads to a place. Rows with wildcards are not repeated for languages.

    Rows without wildcards come first: some hosts read only few rows after the first wildcard.
    """
    with_wildcard = [row for row in redirects if not RedirectPattern(row.source).is_plain]
    plain = list(plain_rows(redirects))
    rows = [*plain, *with_wildcard, *_language_rows(plain, languages, places)]
    return "".join(
        f"{_in_file(row.source, base)} {_in_file(row.target, base)} {row.status}\n" for row in rows
    )


def _in_file(address: str, base: str) -> str:
    return quote_address(with_base(base, address))


def _language_rows(
    plain: Sequence[Redirect], languages: Languages, places: Collection[str]
) -> Iterator[Redirect]:
    there = frozenset(places)
    pages = [Redirect(source=path, target=path) for path in sorted(there) if path.endswith("/")]
    old = [row for row in plain if row.leaves or row.target_path in there]
    for prefix in languages.prefixes:
        for row in (*pages, *old):
            source = f"/{prefix}{row.source}"
            if languages.without(source) == row.source:
                yield Redirect(source=source, target=row.target, status=row.status)


def redirects(context: BuildContext) -> Iterator[SiteFile]:
    """Yield `_redirects`."""
    site, settings = context.site, context.site.config.site
    places = [*site.built_in_pages, *site.pages, *site.facts.files]
    languages = settings.languages.of_release
    text = redirects_file(site.redirects, languages, places, settings.base)
    yield SiteFile(path="/_redirects", content=text.encode())


def robots_file(host: str | None) -> str:
    """Return `robots.txt`; a sitemap is named only on a known host, such as `https://a.example`."""
    lines = ["User-agent: *", "Allow: /"]
    if host is not None:
        lines += ["", f"Sitemap: {host}/sitemap.xml"]
    return "\n".join([*lines, ""])


def jekyll_mark(context: BuildContext) -> Iterator[SiteFile]:
    """Yield `.nojekyll`: without it, GitHub Pages leaves out folders that begin with `_`."""
    yield SiteFile(path="/.nojekyll", content=b"")


def robots(context: BuildContext) -> Iterator[SiteFile]:
    """Yield `robots.txt`."""
    text = robots_file(context.site.config.site.url)
    yield SiteFile(path="/robots.txt", content=text.encode())


def speculation(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the rules by which browsers prepare the next page."""
    base = context.site.config.site.base
    path = rules_path(base)
    yield SiteFile(
        path=path,
        content=speculation_rules(base),
        type=RULES_TYPE,
        immutable=True,
        headers=file_headers(path),
    )
