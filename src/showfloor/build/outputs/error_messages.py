"""The messages of errors as data: what the editor of a demo explains a code with."""

from collections.abc import Iterator

from showfloor.build.outputs.output import SiteOutput
from showfloor.compile import ErrorPages
from showfloor.model.files import SiteFile

__all__ = ["ErrorMessages"]


class ErrorMessages(SiteOutput):
    """Gives them, where a site explains errors."""

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        for path, content in self.site.made_by(ErrorPages).files().items():
            yield SiteFile(path=path, content=content)
