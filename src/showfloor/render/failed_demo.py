"""What is said of a demo that cannot be rendered, by a build, by the checks and while writing."""

from showfloor.errors import SourceError
from showfloor.model import Demo, Page

__all__ = ["failed_demo"]


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
