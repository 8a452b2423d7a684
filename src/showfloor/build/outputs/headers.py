"""`/_headers`: the fields of all answers, for hosts that read it."""

from collections.abc import Iterator
from typing import ClassVar

from showfloor.build.outputs.output import SiteOutput
from showfloor.build.publish import headers_of
from showfloor.model.files import SiteFile
from showfloor.outputs import folder_headers, headers_file

__all__ = ["HeadersFile"]


class HeadersFile(SiteOutput):
    """Gives it."""

    of_text: ClassVar[bool] = False
    in_development: ClassVar[bool] = False

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        site = self.site.config.site
        folders = folder_headers(site.fonts_host, site.url)
        text = headers_file(headers_of(self.site), files=folders)
        yield SiteFile(path="/_headers", content=text.encode())
