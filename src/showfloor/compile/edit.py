"""An edit of what pages say or demos do, and of nothing that other pages, lists or checks know.

That is most of what an author does, and its cost does not grow with the site: no other page is
looked at.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.inputs import Inputs
from showfloor.compile.memory import Memory
from showfloor.compile.record import PageRecord
from showfloor.compile.records import reread_page
from showfloor.compile.site import Site
from showfloor.config import SiteConfig
from showfloor.errors import ShowfloorError
from showfloor.sources import stamp_of
from showfloor.sources.page import PAGE

__all__ = ["Edit", "edit_site", "edited_record"]


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


def edited_record(
    inputs: Inputs,
    config: SiteConfig,
    known: PageRecord,
    digests: Mapping[str, str],
    *,
    is_code: bool,
    may_be_found_otherwise: bool = False,
) -> PageRecord | None:
    """Return the record of a page as it is now, if nothing around the page depends on the edit.

    `digests` are those of all files, by path; `is_code` tells whether more than its text differs;
    `may_be_found_otherwise`, whether the words may differ that its text has several times.
    """
    if known.raw.front_matter.date is not None:  # lists tell how long it takes to read a post
        return None
    try:
        record = reread_page(inputs, config, known, digests, is_code=is_code)
    except ShowfloorError:  # which is told, with all others, by whoever compiles the site
        return None
    if record.raw.often != known.raw.often and not may_be_found_otherwise:
        return None
    return record if _known_outside(record) == _known_outside(known) else None


def _known_outside(record: PageRecord) -> tuple[object, ...]:
    """Return what others know of a page: not its text, its code, and where in it things stand.

    The search knows the words that its text has several times, and is asked apart.
    """
    document = record.document
    return (
        msgspec.structs.replace(record.raw, digest="", body_line=0, words=0, often=()),
        document.headings,
        document.anchors,
        [link.href for link in document.links],
        [image.src for image in document.images],
        [(demo.id, demo.name, demo.client_only) for demo in document.demos],
        [(component.name, component.live) for component in document.components],
        [(code.language, code.source) for code in document.checked],
        len(document.icons),
        [use.group for use in document.catalogs],
        document.searches,
        [(demo.source, demo.made_with) for demo in record.demos],
    )
