"""What an edit changes of how pages are found: the shard of their product, and what names it.

A page is found by the words that its text has several times. Few edits change which these are.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import msgspec

from showfloor.build.edit import FoundPage
from showfloor.build.found_guides import FoundGuides, as_shard, guide_key, guide_of
from showfloor.build.outputs.offline_worker import (
    SearchFile,
    is_of_search,
    with_search,
    worker_file,
)
from showfloor.decoding import decode_json
from showfloor.model import SearchGuides, SearchIndex
from showfloor.model.files import SiteFile, content_digest, load
from showfloor.model.release import Manifest
from showfloor.outputs import WORKER
from showfloor.search import INDEX, search_guides

__all__ = ["FoundAnew", "LastRelease", "NotFoundError", "found_anew"]


class FoundAnew(NamedTuple):
    """What an edit changes."""

    files: Sequence[SiteFile] = ()
    gone: frozenset[str] = frozenset()
    """Site paths of shards that take other names."""
    guides: Sequence[FoundGuides] = ()
    """As they are from now on."""


@dataclass(frozen=True, slots=True)
class LastRelease:
    """The release before the edit."""

    folder: Path
    manifest: Manifest

    def read(self, path: str) -> bytes:
        """Return a file by its site path."""
        with open(f"{self.folder}/{self.manifest.files[path].file}", "rb") as file:
            return file.read()


class NotFoundError(Exception):
    """It is not known how the pages are found."""


def found_anew(
    pages: Iterable[FoundPage],
    guides_of: Callable[[str], FoundGuides | None],
    last: LastRelease,
) -> FoundAnew:
    """Return what changes; `guides_of` gives what is kept of a product.

    Raises `NotFoundError` where not enough is known.
    """
    products: dict[str, list[FoundPage]] = {}
    for page in pages:
        products.setdefault(page.frame.family or "", []).append(page)
    known = [(guides_of(product), own) for product, own in products.items()]
    shards = [_shard(guides, own, last) for guides, own in known if not _has_shards(guides)]
    if not shards:
        return FoundAnew()
    files = {shard.after.path: as_shard(shard.file) for shard in shards}
    renamed = {shard.before: shard.after.path for shard in shards}
    index = SiteFile(path=INDEX, content=_renamed(last.read(INDEX), renamed))
    worker = worker_file(with_search(last.read(WORKER), _of_search(index, files, renamed, last)))
    gone = renamed.keys() - files.keys()
    guides = [shard.after for shard in shards]
    return FoundAnew([*files.values(), index, worker], frozenset(gone), guides)


def _has_shards(guides: FoundGuides | None) -> bool:
    return guides is not None and guides.in_shards


class _Shard(NamedTuple):
    before: str
    """Its site path."""
    after: FoundGuides
    file: SiteFile


def _shard(guides: FoundGuides | None, pages: Sequence[FoundPage], last: LastRelease) -> _Shard:
    if guides is None or guides.path not in last.manifest.files:
        raise NotFoundError
    rows = [*guides.rows]
    told = [*decode_json(last.read(guides.path), SearchGuides).pages]
    places = {row.route: place for place, row in enumerate(rows)}
    for frame, record in pages:
        place = places.get(frame.route)
        if place is None:  # a page that is found by its reference, or not at all
            continue
        row = rows[place]
        guide = guide_of(frame, record, list(row.props))
        rows[place] = msgspec.structs.replace(row, key=guide_key(guide))
        told[place] = search_guides([guide], row.props).pages[0]
    after = msgspec.structs.replace(guides, rows=tuple(rows))
    content = msgspec.json.encode(SearchGuides(pages=tuple(told)))
    return _Shard(guides.path, after, SiteFile(path=after.path, content=content))


def _renamed(index: bytes, renamed: Mapping[str, str]) -> bytes:
    """Return the index with other names of shards."""
    for before, after in renamed.items():
        index = index.replace(msgspec.json.encode(before), msgspec.json.encode(after))
    return index


def _of_search(
    index: SiteFile, files: Mapping[str, SiteFile], renamed: Mapping[str, str], last: LastRelease
) -> Iterator[SearchFile]:
    """Yield the files of the search in the order of a build; raises `NotFoundError` at others."""
    content = load(index.content)
    products = decode_json(content, SearchIndex).products
    named = [path for one in products for path in (one.guides, one.members, one.icons) if path]
    before = {renamed.get(path, path) for path in last.manifest.files if is_of_search(path)}
    if before != {*named, INDEX}:
        raise NotFoundError
    for path in named:
        new, known = files.get(path), last.manifest.files.get(path)
        size = len(load(new.content)) if new else known.size if known else 0
        yield SearchFile(path, size, None)
    yield SearchFile(INDEX, len(content), content_digest(content))
