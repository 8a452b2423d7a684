"""What the build asks of a renderer."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from showfloor.model import Page, RenderedPage

__all__ = ["Renderer"]


class Renderer(Protocol):
    """Turns pages into HTML documents."""

    def render(self, pages: Iterable[Page]) -> Iterator[RenderedPage]:
        """Return each page rendered, as soon as it is: not in the order they came in.

        Pages are taken one at a time, when there is room for them. Raises `SourceError` for a
        demo that throws and `ToolError` when the renderer itself fails.
        """

    def close(self) -> None:
        """End what the renderer started."""
