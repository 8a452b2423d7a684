"""An edit of one page: what it is now, and whether others know of what was edited."""

from collections.abc import Mapping

import msgspec

from showfloor.compile.inputs import Inputs
from showfloor.compile.record import PageRecord
from showfloor.compile.records import reread_page
from showfloor.config import SiteConfig
from showfloor.errors import ShowfloorError

__all__ = ["edited_record"]


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
