"""An edit of what pages say or demos do, and of nothing that other pages, lists or checks know.

That is most of what an author does, and its cost does not grow with the site: no other page is
looked at.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.edited_page import edited_record
from showfloor.compile.memory import Memory
from showfloor.compile.record import PageRecord
from showfloor.compile.site import Site
from showfloor.sources import stamp_of
from showfloor.sources.page import PAGE

__all__ = ["Edit", "edit_site"]


class Edit(NamedTuple):
    """What came of an edit."""

    site: Site
    memory: Memory
    """For the next time."""
    pages: Sequence[CompiledPage]
    """Those that were edited."""


def edit_site(site: Site, memory: Memory, changed: Iterable[str]) -> Edit | None:
    """Return a site without mistakes after an edit.

    `changed` are the paths of the files that differ from what `site` was compiled from, relative
    to its folder. Returns nothing where the edit may concern more than its page, or holds a
    mistake: then the site has to be compiled.
    """
    now = {path: stamp_of(site.inputs.root, path) for path in changed}
    stamps = {path: stamp for path, stamp in now.items() if stamp is not None}
    owners = [_owner(memory, path) for path in now]
    known = {record.raw.path: record for record in owners if record is not None}
    if len(stamps) < len(now) or None in owners:
        return None
    digests = {**site.stamps, **{path: stamp.digest for path, stamp in stamps.items()}}
    is_code = any(path not in known for path in now)
    edited = {
        p: edited_record(site.inputs, site.config, record, digests, is_code=is_code)
        for p, record in known.items()
    }
    records = {path: record for path, record in edited.items() if record is not None}
    if len(records) < len(edited):
        return None
    pages = [CompiledPage(site.pages[r.raw.route].frame, r) for r in records.values()]
    return Edit(
        replace(site, pages={**site.pages, **{p.frame.route: p for p in pages}}, stamps=digests),
        replace(memory, stamps=memory.stamps | stamps, records=memory.records | records),
        pages,
    )


def _owner(memory: Memory, path: str) -> PageRecord | None:
    """Return the page that a file belongs to."""
    folder = path.rpartition("/")[0]
    while folder and f"{folder}/{PAGE}" not in memory.records:
        folder = folder.rpartition("/")[0]
    record = memory.records.get(f"{folder}/{PAGE}")
    own = record is not None and path.removeprefix(f"{folder}/") in (PAGE, *record.raw.beside)
    return record if own else None
