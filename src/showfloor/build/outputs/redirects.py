"""`/_redirects`: old addresses and languages, for hosts that read it."""

from collections.abc import Iterator
from typing import ClassVar

from showfloor.build.outputs.output import SiteOutput
from showfloor.compile import site_redirects
from showfloor.model.files import SiteFile
from showfloor.outputs import redirects_file

__all__ = ["RedirectsFile"]


class RedirectsFile(SiteOutput):
    """Gives it; the development server follows redirects by itself."""

    in_development: ClassVar[bool] = False

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        languages = self.site.config.site.languages.of_release
        places = [*self.site.own_pages, *self.site.pages, *self.site.facts.public]
        text = redirects_file(site_redirects(self.site.facts), languages, places)
        yield SiteFile(path="/_redirects", content=text.encode())
