"""A demo from its files."""

from typing import Final

from showfloor.demos.files import read_variant
from showfloor.demos.folder import ENTRY, find_entries
from showfloor.demos.request import DemoRequest
from showfloor.demos.source import DemoSource
from showfloor.errors import SourceError

__all__ = ["PROVIDER", "read_demo"]

PROVIDER: Final = "Provider.tsx"


def read_demo(request: DemoRequest) -> DemoSource:
    """Read a demo in all its stylings and check what it imports.

    Raises `SourceError` or `SourcesError`; the demo's path in an error is that of its file.
    """
    if not (request.root / "families" / request.family / PROVIDER).is_file():
        raise _no_provider(request)
    entries = find_entries(request)
    path = entries[0].path
    variants = tuple(read_variant(request, entry) for entry in entries)
    given = {prop for one in variants for use in one.uses for prop in use.props}
    return DemoSource(
        id=request.id,
        name=request.name,
        family=request.family,
        path=f"pages/{request.id}" if path.endswith(f"/{ENTRY}") else path,
        subjects=request.subjects,
        named=tuple(sorted(request.named & given)),
        variants=variants,
    )


def _no_provider(request: DemoRequest) -> SourceError:
    return request.error(
        f'the demo "{request.name}" has nothing to stand in',
        why=f"the family {request.family} has no {PROVIDER}, which gives its demos their theme",
        fix=f"create families/{request.family}/{PROVIDER}",
    )
