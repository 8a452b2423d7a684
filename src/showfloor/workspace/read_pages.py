"""Pages to records: reads and parses the pages that changed since the last update."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from showfloor.config import SiteConfig, read_text
from showfloor.demos import SCRIPTS, DemoSource
from showfloor.errors import collect_errors, raise_all
from showfloor.fingerprint import key_of
from showfloor.markdown import (
    DIRECTIVES,
    Beside,
    Document,
    Rule,
    Section,
    load_directives,
    names_in_code,
    parse,
)
from showfloor.model.blocks import Block
from showfloor.model.cache import recalled
from showfloor.model.placeholders import placeholders_in
from showfloor.sources import (
    RawPage,
    Scan,
    augmented_types,
    code_names,
    frequent_words,
    messages_in,
    pages_in,
    read_page,
)
from showfloor.work_counts import count
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_demos import demo_keys, read_page_demos, tools_key
from showfloor.workspace.page_record import (
    DemoBody,
    DemoFacts,
    PageBody,
    PageFacts,
    PageLines,
    PageRecord,
)

KIND: Final = "blocks"
SECTIONS: Final = "sections"

WORDS_A_MINUTE: Final = 220
"""Of prose with code in it, read on a screen."""


class ReadPages(NamedTuple):
    """The pages of a site after an update."""

    records: Mapping[str, PageRecord]
    """By path."""
    demos: Sequence[DemoSource]
    """Demos of the pages that were read, with their text; they are not prepared yet."""


def read_pages(
    inputs: Inputs, config: SiteConfig, files: Scan, known: Mapping[str, PageRecord]
) -> ReadPages:
    """Return all pages; `known` are the records of the last update.

    Raises `SourcesError` with the mistakes of all pages.
    """
    found, unused = pages_in(files.stamps)
    tools = tools_key(inputs)
    errors = [*files.errors, *unused]
    rules: Mapping[str, Rule] = {}
    with collect_errors(errors):
        rules = load_directives(config.root)
    records: dict[str, PageRecord] = {}
    demos: list[DemoSource] = []
    for path, beside in found.items():
        key = _key(tools, config, path, beside, files)
        before = known.get(path)
        if before is not None and before.body.key == _with_elsewhere(
            key, before.body.elsewhere, files
        ):
            records[path] = before
            continue
        with collect_errors(errors):
            raw = read_page(config, path, digest=files.stamps[path].digest, beside=beside)
            record, read_demos = _read(inputs, tools, config, raw, key, rules, files)
            records[path] = _with_same_facts(record, before)
            demos += read_demos
    raise_all(errors)
    return ReadPages(records, demos)


def front_matter_records(
    config: SiteConfig, files: Scan, known: Mapping[str, PageRecord]
) -> dict[str, PageRecord]:
    """Return a record of every page that has its front matter only; no body has a key.

    `known` are earlier records of the same settings. Raises `SourceError` or `SourcesError` if one
    cannot be read.
    """
    records = {}
    for path, beside in pages_in(files.stamps)[0].items():
        digest, record = files.stamps[path].digest, known.get(path)
        if record is None or (record.body.digest, record.facts.beside) != (digest, beside):
            raw = read_page(config, path, digest=digest, beside=beside)
            facts = _facts(raw, Document(blocks=()), ())
            record = PageRecord(facts=facts, body=PageBody(key="", digest=digest))
        records[path] = record
    return records


def cached_blocks(inputs: Inputs, key: str) -> tuple[Block, ...] | None:
    """Return the blocks of a page by the key of its body, or `None` if they are not cached."""
    return recalled(inputs.caches.kind(KIND), key, tuple[Block, ...])


def store_blocks(inputs: Inputs, key: str, blocks: tuple[Block, ...]) -> None:
    """Put the blocks of a page into the cache for `cached_blocks`."""
    inputs.caches.kind(KIND).put(key, msgspec.msgpack.encode(blocks))


def cached_sections(inputs: Inputs, key: str) -> tuple[Section, ...] | None:
    """Return the sections of a page by the key of its body, or `None` if they are not cached."""
    return recalled(inputs.caches.kind(SECTIONS), key, tuple[Section, ...])


def read_document(config: SiteConfig, facts: PageFacts, body: PageBody) -> Document:
    """Return the parsed text of a page from its file."""
    page = read_page(config, facts.path, digest=body.digest, beside=facts.beside)
    rules = load_directives(config.root) if body.elsewhere else {}
    return _document(config, page, rules)


def _key(tools: str, config: SiteConfig, path: str, beside: Iterable[str], files: Scan) -> str:
    folder = path.rpartition("/")[0]
    stamps = files.stamps
    beside_digests = [(name, stamps[f"{folder}/{name}"].digest) for name in beside]
    family = config.families.get(path.split("/")[1])
    settings = (
        (family.settings.paths, family.importable, family.plan_ids) if family else config.blog
    )
    stylings = config.site.styling_ids
    return key_of(tools, path, stamps[path].digest, beside_digests, settings, stylings)


def _with_elsewhere(key: str, elsewhere: Sequence[str], files: Scan) -> str:
    """Return the key of a page that also covers its files outside its folder."""
    # Imports omit the ending of a module: a new file with another ending may take its place.
    paths = [
        candidate
        for path in elsewhere
        for candidate in (path, *(path.rpartition(".")[0] + ending for ending in SCRIPTS))
    ]
    stamps = map(files.stamps.get, paths)
    return key_of(key, [stamp and stamp.digest for stamp in stamps]) if paths else key


def _elsewhere(document: Document, demos: Iterable[DemoSource]) -> tuple[str, ...]:
    """Return the files outside a page's folder from which the page is made, sorted."""
    rules = (f"{DIRECTIVES}{name}.py" for name in document.directives)
    files = (file for demo in demos for variant in demo.variants for file in variant.files)
    return tuple(sorted({*rules, *(file.path for file in files if file.is_shared)}))


def _read(
    inputs: Inputs,
    tools: str,
    config: SiteConfig,
    raw: RawPage,
    key: str,
    rules: Mapping[str, Rule],
    files: Scan,
) -> tuple[PageRecord, list[DemoSource]]:
    """Return the record of a page and its demos with their text; its blocks are cached.

    `key` does not cover the files outside its folder yet.
    """
    count("pages parsed", raw.path)
    document = _document(config, raw, rules)
    demos = read_page_demos(inputs, config, raw, document.demos)
    elsewhere = _elsewhere(document, demos)
    key = _with_elsewhere(key, elsewhere, files)
    store_blocks(inputs, key, document.blocks)
    inputs.caches.kind(SECTIONS).put(key, msgspec.msgpack.encode(document.sections))
    texts = {raw.path: raw.text} | {
        file.path: file.text
        for demo in demos
        for variant in demo.variants
        for file in variant.files
    }
    body = PageBody(
        key=key,
        digest=raw.digest,
        demos=tuple(
            DemoBody(key=demo_key, line=use.line, code=use.code)
            for use, demo_key in zip(document.demos, demo_keys(tools, demos), strict=True)
        ),
        components=tuple(use.name for use in document.components),
        elsewhere=elsewhere,
        lines=PageLines(
            links=tuple(link.line for link in document.links),
            images=tuple(image.line for image in document.images),
            icons=document.icons,
            catalogs=tuple(use.line for use in document.catalogs),
        ),
        checked=document.checked,
        placeholders=tuple(
            one for path, text in texts.items() for one in placeholders_in(text, path)
        ),
    )
    return PageRecord(facts=_facts(raw, document, demos), body=body), demos


def _document(config: SiteConfig, raw: RawPage, rules: Mapping[str, Rule]) -> Document:
    """Return the parsed text of a page, with the files that it shows."""
    path, root = Path(raw.path), config.root
    beside = Beside(raw.beside, lambda name: read_text(root / path.parent / name, root))
    plans = config.families[raw.family].plan_ids if raw.family else ()
    return parse(
        raw.body, path=path, first_line=raw.body_line, beside=beside, own=rules, plans=plans
    )


def _facts(raw: RawPage, document: Document, demos: Sequence[DemoSource]) -> PageFacts:
    """Return the facts of a page; `demos` are those of the document, in its order."""
    files = (file.text for demo in demos for variant in demo.variants for file in variant.files)
    code = "\n".join([raw.body, *files])
    named: dict[str, str] = {}
    if raw.front_matter.migration:
        named = names_in_code(document.sections, document.headings)
    return PageFacts(
        path=raw.path,
        family=raw.family,
        route=raw.route,
        front_matter=raw.front_matter,
        minutes=max(round(len(raw.body.split()) / WORDS_A_MINUTE), 1),
        frequent_words=frequent_words(raw.body),
        phrases=(*messages_in(raw.body), *code_names(raw.body, code)),
        augmented=augmented_types(code),
        named=named,
        beside=raw.beside,
        lead=document.lead,
        headings=document.headings,
        links=tuple(link.href for link in document.links),
        images=tuple(image.src for image in document.images),
        demos=tuple(
            DemoFacts(section=use.section, fails=use.fails, source=_without_text(source))
            for use, source in zip(document.demos, demos, strict=True)
        ),
        icons=len(document.icons),
        catalogs=tuple(use.group for use in document.catalogs),
        has_search=bool(document.searches),
    )


def _without_text(source: DemoSource) -> DemoSource:
    """Return a demo with empty files, but for those that exist nowhere else."""
    replace = msgspec.structs.replace
    return replace(
        source,
        variants=tuple(
            replace(
                variant,
                files=tuple(
                    file if file.stories else replace(file, text="") for file in variant.files
                ),
            )
            for variant in source.variants
        ),
    )


def _with_same_facts(record: PageRecord, before: PageRecord | None) -> PageRecord:
    """Return a record with the facts of the one before if they are equal.

    Comparing the same objects takes no time, and joins compare the facts of all pages.
    """
    if before is None or before.facts != record.facts:
        return record
    return msgspec.structs.replace(record, facts=before.facts)
