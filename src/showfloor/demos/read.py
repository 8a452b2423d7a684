"""A demo from its files."""

from showfloor.demos.files import read_variant
from showfloor.demos.folder import ENTRY, find_entries
from showfloor.demos.request import DemoRequest
from showfloor.demos.source import DemoSource

__all__ = ["read_demo"]


def read_demo(request: DemoRequest) -> DemoSource:
    """Read a demo in all its stylings and check what it imports.

    Raises `SourceError` or `SourcesError`; the demo's path in an error is that of its file.
    """
    entries = find_entries(request)
    path = entries[0].path
    return DemoSource(
        id=request.id,
        name=request.name,
        family=request.family,
        path=f"pages/{request.id}" if path.endswith(f"/{ENTRY}") else path,
        subjects=request.subjects,
        variants=tuple(read_variant(request, entry) for entry in entries),
    )
