"""`/robots.txt`."""

from collections.abc import Iterator
from typing import ClassVar

from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import SiteOutput

__all__ = ["RobotsFile", "robots_file"]


def robots_file(host: str | None) -> str:
    """Return `robots.txt`; a sitemap is named only on a known host, such as `https://a.example`."""
    lines = ["User-agent: *", "Allow: /"]
    if host is not None:
        lines += ["", f"Sitemap: {host}/sitemap.xml"]
    return "\n".join([*lines, ""])


class RobotsFile(SiteOutput):
    """Gives it."""

    in_development: ClassVar[bool] = False

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        text = robots_file(self.site.config.site.url)
        yield SiteFile(path="/robots.txt", content=text.encode())
