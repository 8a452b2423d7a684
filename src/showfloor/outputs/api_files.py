"""`index.json` beside every page of the API reference: its entries, for programs."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import msgspec

from showfloor.fingerprint import engine_code, key_of
from showfloor.model.api import ApiPage
from showfloor.model.base_path import with_base
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import BuildContext
from showfloor.workspace import ApiPages, Site, SitePage

SCHEMA: Final = "/schemas/api.json"
"""Site path of the schema that every `index.json` follows."""


def api_files(context: BuildContext) -> Iterator[SiteFile]:
    """Yield `index.json` beside every page of the reference, and the schema if there are any."""
    site, base = context.site, context.site.config.site.base
    pages = [page for page in site.pages.values() if site.made_by(ApiPages).makes(page.facts)]
    for page in pages:
        yield SiteFile(
            path=f"{page.frame.route}index.json",
            # The body of a page is made from the same entries as its file.
            key=partial(key_of, engine_code(), page.body.digest, page.frame.title, base),
            content=partial(_json, site, page),
        )
    if pages:
        yield SiteFile(path=SCHEMA, content=api_schema())


def api_schema() -> bytes:
    """Return the JSON Schema of `index.json`."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(ApiPage)), indent=1)


def _json(site: Site, page: SitePage) -> bytes:
    schema = with_base(site.config.site.base, SCHEMA)
    route, title = page.frame.route, page.frame.title
    entries = tuple(site.made_by(ApiPages).entries(route))
    return msgspec.json.encode(ApiPage(schema=schema, route=route, title=title, entries=entries))
