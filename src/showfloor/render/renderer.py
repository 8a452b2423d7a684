"""What the build asks of a renderer."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from showfloor.errors import SourceError
from showfloor.model import Demo, Page, RenderedPage

__all__ = ["Renderer", "failed_demo"]


def failed_demo(page: Page, demo: Demo, message: str, place: str | None = None) -> SourceError:
    """Return the mistake of a demo; `place` is a `path:line` from the site's folder, if known."""
    path, _, line = (place or "").rpartition(":")
    return SourceError(
        f"the demo {demo.name} cannot be rendered: {message}",
        path=path or demo.path,
        line=int(line) if path else None,
        why=f"{page.source_path} shows it, and readers would see nothing in its place",
        fix=f'correct the demo, or write "::demo {demo.name} client" if it needs a browser',
    )


class Renderer(Protocol):
    """Turns pages into HTML documents."""

    def render(self, pages: Iterable[Page]) -> Iterator[RenderedPage]:
        """Return each page rendered, as soon as it is: not in the order they came in.

        Pages are taken one at a time, when there is room for them. Raises `SourceError` for a
        demo that throws and `ToolError` when the renderer itself fails.
        """

    def close(self) -> None:
        """End what the renderer started."""
