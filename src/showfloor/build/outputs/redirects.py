"""`/_redirects`: old addresses and languages, for hosts that read it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from showfloor.build.outputs.output import BuildContext, Output
from showfloor.compile import Site, site_redirects
from showfloor.model.files import SiteFile
from showfloor.outputs import redirects_file

__all__ = ["RedirectsFile"]


@dataclass(frozen=True)
class RedirectsFile(Output):
    """Gives it; the development server follows redirects by itself."""

    in_development: ClassVar[bool] = False

    site: Site

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build."""
        return cls(context.site)

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        languages = self.site.config.site.languages.of_release
        places = [*self.site.own_pages, *self.site.pages, *self.site.facts.public]
        text = redirects_file(site_redirects(self.site.facts), languages, places)
        yield SiteFile(path="/_redirects", content=text.encode())
