"""The messages of errors as data: what the editor of a demo explains a code with."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from showfloor.build.outputs.output import BuildContext, Output
from showfloor.compile import ErrorPages, Site
from showfloor.model.files import SiteFile

__all__ = ["ErrorMessages"]


@dataclass(frozen=True)
class ErrorMessages(Output):
    """Gives them, where a site explains errors."""

    site: Site

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a site."""
        return cls(context.site)

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        for path, content in self.site.made_by(ErrorPages).files().items():
            yield SiteFile(path=path, content=content)
