"""The messages of errors as data: what the editor of a demo explains a code with."""

from collections.abc import Iterator

from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import SiteOutput
from showfloor.workspace import ErrorPages

__all__ = ["ErrorMessages"]


class ErrorMessages(SiteOutput):
    """Gives them, where a site explains errors."""

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        for path, content in self.site.made_by(ErrorPages).files().items():
            yield SiteFile(path=path, content=content)
