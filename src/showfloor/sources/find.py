"""All pages of a site, read and placed."""

from showfloor.config import SiteConfig
from showfloor.errors import SourceError, SourcesError
from showfloor.sources.page import RawPage, pages_in, read_page
from showfloor.sources.routes import repeated_routes
from showfloor.sources.scan import Scan, scan

__all__ = ["find_pages"]


def find_pages(config: SiteConfig, files: Scan | None = None) -> list[RawPage]:
    """Read every page, in the order of their paths; `files` saves a scan that was made before.

    Raises `SourcesError` with the mistakes of all of them.
    """
    files = files or scan(config.root)
    found, unused = pages_in(files.stamps)
    errors = [*files.errors, *unused]
    pages: list[RawPage] = []
    for path, beside in found.items():
        try:
            digest = files.stamps[path].digest
            pages.append(read_page(config, path, digest=digest, beside=beside))
        except SourceError as error:
            errors.append(error)
        except SourcesError as several:
            errors.extend(several.errors)
    errors += repeated_routes((page.route, page.path) for page in pages)
    if errors:
        raise SourcesError(errors)
    return pages
