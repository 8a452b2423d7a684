"""Pages to records: reads and parses what changed since the last time, and nothing else."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from showfloor.compile.demos import DemoTools, demo_records, prepare_demos, read_page_demos
from showfloor.compile.inputs import Inputs
from showfloor.compile.reading import (
    Fresh,
    Wanted,
    document_of,
    fresh_page,
    read_all,
)
from showfloor.compile.record import DemoRecord, PageRecord
from showfloor.config import SiteConfig
from showfloor.demos import DemoSource
from showfloor.errors import SourcesError
from showfloor.fingerprint import code_of, key_of
from showfloor.markdown import Document
from showfloor.model import Block
from showfloor.model.cache import recalled
from showfloor.sources import RawPage, Scan, pages_in, read_page

__all__ = ["keep_blocks", "kept_blocks", "page_records", "read_blocks", "reread_page"]

KIND = "blocks"

Prepare = Callable[[Inputs, Sequence[DemoRecord], Sequence[DemoSource]], object]
"""Prepares demos, as `prepare_demos` does."""


def page_records(
    inputs: Inputs,
    config: SiteConfig,
    files: Scan,
    known: Mapping[str, PageRecord],
    *,
    prepare: Prepare = prepare_demos,
) -> dict[str, PageRecord]:
    """Return the record of every page, by path; `known` are those of the last time.

    The demos of those that were read are handed to `prepare`, all at once.
    Raises `SourcesError` with the mistakes of all pages.
    """
    found, unused = pages_in(files.stamps)
    tools = DemoTools(inputs)
    errors = [*files.errors, *unused]
    records: dict[str, PageRecord] = {}
    wanted: list[Wanted] = []
    digests = {path: stamp.digest for path, stamp in files.stamps.items()}
    for path, beside in found.items():
        key = _key(config, path, beside, digests)
        record = known.get(path)
        if record is not None and record.key == key and _has_current_demos(record, tools):
            records[path] = record
        else:
            wanted.append(Wanted(path, key, digests[path], beside))
    fresh: list[Fresh] = []
    for page in read_all(config, wanted):
        if isinstance(page, Fresh):
            inputs.caches.kind(KIND).put(page.key, page.blocks)
            fresh.append(msgspec.structs.replace(page, blocks=b""))
        else:
            errors.extend(page)
    if errors:
        raise SourcesError(errors)
    records |= _prepared(inputs, fresh, prepare)
    return {path: records[path] for path in found}


def kept_blocks(inputs: Inputs, key: str) -> tuple[Block, ...] | None:
    """Return a page's blocks by the key of its record, or nothing if they are not kept any more."""
    return recalled(inputs.caches.kind(KIND), key, tuple[Block, ...])


def read_blocks(config: SiteConfig, record: PageRecord) -> tuple[Block, ...]:
    """Return a page's blocks from its file."""
    raw = record.raw
    page = read_page(config, raw.path, digest=raw.digest, beside=raw.beside)
    return document_of(config, page).blocks


def reread_page(
    inputs: Inputs,
    config: SiteConfig,
    known: PageRecord,
    digests: Mapping[str, str],
    *,
    is_code: bool,
) -> PageRecord:
    """Return the record of a page of which a file was written anew, that of a demo if `is_code`.

    `digests` are those of all files as they are now, by path; there are neither more nor fewer than
    when the record was made. Raises `SourceError` or `SourcesError`.
    """
    path, beside = known.raw.path, known.raw.beside
    key = _key(config, path, beside, digests)
    raw = read_page(config, path, digest=digests[path], beside=beside)
    document = document_of(config, raw)
    if not is_code and _demos_of(raw, document) == _demos_of(known.raw, known.document):
        keep_blocks(inputs, key, document.blocks)
        return _record(fresh_page(key, raw, document, []), known.demos)
    demos, problems = read_page_demos(config, raw, document.demos)
    if problems:
        raise SourcesError(problems)
    keep_blocks(inputs, key, document.blocks)
    return _prepared(inputs, [fresh_page(key, raw, document, demos)], prepare_demos)[path]


def _demos_of(raw: RawPage, document: Document) -> tuple[object, ...]:
    """Return what a page says of its demos, besides the lines on which it shows them."""
    shown = [(demo.id, demo.name, demo.client_only, demo.named) for demo in document.demos]
    return raw.front_matter, shown


def keep_blocks(inputs: Inputs, key: str, blocks: tuple[Block, ...]) -> None:
    """Keep a page's blocks for `kept_blocks`."""
    inputs.caches.kind(KIND).put(key, msgspec.msgpack.encode(blocks))


def _key(config: SiteConfig, path: str, beside: Iterable[str], digests: Mapping[str, str]) -> str:
    folder = path.rpartition("/")[0]
    files = [(name, digests[f"{folder}/{name}"]) for name in beside]
    family = config.families.get(path.split("/")[1])
    surroundings = (family.paths, family.importable) if family else config.blog
    return key_of(code_of(__name__), path, digests[path], files, surroundings)


def _has_current_demos(record: PageRecord, tools: DemoTools) -> bool:
    return all(demo.made_with == tools.of(demo.source) for demo in record.demos)


def _prepared(inputs: Inputs, fresh: list[Fresh], prepare: Prepare) -> dict[str, PageRecord]:
    """Have the demos of all fresh pages prepared at once; return the records."""
    sources = [source for page in fresh for source in page.demos]
    demos = demo_records(inputs, sources)
    prepare(inputs, demos, sources)
    of_pages = iter(demos)
    return {
        page.raw.path: _record(page, tuple(next(of_pages) for _ in page.demos)) for page in fresh
    }


def _record(page: Fresh, demos: tuple[DemoRecord, ...]) -> PageRecord:
    return PageRecord(key=page.key, raw=page.raw, document=page.document, demos=demos)
