"""Pages to records: reads and parses what changed since the last time, and nothing else."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from showfloor.config import SiteConfig
from showfloor.demos import DemoSource
from showfloor.errors import SourcesError
from showfloor.fingerprint import key_of
from showfloor.markdown import Document
from showfloor.model import Block
from showfloor.model.cache import recalled
from showfloor.sources import Scan, pages_in, read_page
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_demos import demo_keys, prepare_demos, tools_key
from showfloor.workspace.page_record import DemoBody, PageBody, PageFacts, PageRecord
from showfloor.workspace.reading import ReadPage, Wanted, document_of, facts_of, read_all

__all__ = ["cached_blocks", "front_records", "keep_blocks", "page_records", "read_blocks"]

KIND: Final = "blocks"

Prepare = Callable[[Inputs, Sequence[str], Sequence[DemoSource]], object]
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
    tools = tools_key(inputs)
    errors = [*files.errors, *unused]
    records: dict[str, PageRecord] = {}
    wanted: list[Wanted] = []
    digests = {path: stamp.digest for path, stamp in files.stamps.items()}
    for path, beside in found.items():
        key = _key(tools, config, path, beside, digests)
        record = known.get(path)
        if record is not None and record.body.key == key:
            records[path] = record
        else:
            wanted.append(Wanted(path, key, digests[path], beside))
    fresh: list[ReadPage] = []
    for page in read_all(config, wanted):
        if isinstance(page, ReadPage):
            inputs.caches.kind(KIND).put(page.key, page.blocks)
            fresh.append(msgspec.structs.replace(page, blocks=b""))
        else:
            errors.extend(page)
    if errors:
        raise SourcesError(errors)
    records |= _prepared(inputs, fresh, prepare)
    return {path: _same_facts(records[path], known.get(path)) for path in found}


def front_records(config: SiteConfig, files: Scan) -> dict[str, PageRecord]:
    """Return the record of every page as its front matter alone tells it; no body has a key.

    Raises `SourceError` or `SourcesError` where one cannot be read.
    """
    raws = (
        read_page(config, path, digest=files.stamps[path].digest, beside=beside)
        for path, beside in pages_in(files.stamps)[0].items()
    )
    empty = Document(blocks=())
    return {
        raw.path: PageRecord(facts=facts_of(raw, empty, ()), body=PageBody(key="")) for raw in raws
    }


def cached_blocks(inputs: Inputs, key: str) -> tuple[Block, ...] | None:
    """Return the blocks of a page by the key of its body, or nothing if they are not cached."""
    return recalled(inputs.caches.kind(KIND), key, tuple[Block, ...])


def read_blocks(config: SiteConfig, facts: PageFacts, body: PageBody) -> tuple[Block, ...]:
    """Return the blocks of a page from its file."""
    page = read_page(config, facts.path, digest=body.digest, beside=facts.beside)
    return document_of(config, page).blocks


def keep_blocks(inputs: Inputs, key: str, blocks: tuple[Block, ...]) -> None:
    """Put the blocks of a page into the cache for `cached_blocks`."""
    inputs.caches.kind(KIND).put(key, msgspec.msgpack.encode(blocks))


def _key(
    tools: str, config: SiteConfig, path: str, beside: Iterable[str], digests: Mapping[str, str]
) -> str:
    folder = path.rpartition("/")[0]
    files = [(name, digests[f"{folder}/{name}"]) for name in beside]
    family = config.families.get(path.split("/")[1])
    surroundings = (family.paths, family.importable) if family else config.blog
    return key_of(tools, path, digests[path], files, surroundings)


def _prepared(inputs: Inputs, fresh: Sequence[ReadPage], prepare: Prepare) -> dict[str, PageRecord]:
    """Have the demos of all fresh pages prepared at once; return the records."""
    sources = [source for page in fresh for source in page.demos]
    keys = demo_keys(inputs, sources)
    prepare(inputs, keys, sources)
    of_pages = iter(keys)
    return {page.facts.path: _record(page, [next(of_pages) for _ in page.demos]) for page in fresh}


def _record(page: ReadPage, keys: Sequence[str]) -> PageRecord:
    body = PageBody(
        key=page.key,
        digest=page.digest,
        demos=tuple(
            DemoBody(key=key, line=use.line, code=use.code)
            for use, key in zip(page.uses, keys, strict=True)
        ),
        components=page.components,
        lines=page.lines,
        checked=page.checked,
    )
    return PageRecord(facts=page.facts, body=body)


def _same_facts(record: PageRecord, before: PageRecord | None) -> PageRecord:
    """Return a record with the facts of the one before where they are equal.

    To compare the same objects takes no time, and joins compare the facts of all pages.
    """
    if before is None or before.facts is record.facts or before.facts != record.facts:
        return record
    return msgspec.structs.replace(record, facts=before.facts)
