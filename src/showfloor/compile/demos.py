"""The demos of pages: read when a page changed, prepared in one batch, kept in the cache."""

from collections.abc import Iterable, Sequence

import msgspec

from showfloor.compile.inputs import Inputs
from showfloor.compile.record import DemoRecord
from showfloor.config import Family, SiteConfig
from showfloor.demos import DemoRequest, DemoSource, installed_versions, load_demos, read_demo
from showfloor.errors import SourceError, SourcesError
from showfloor.fingerprint import code_of, key_of
from showfloor.markdown import DemoUse
from showfloor.model import Demo
from showfloor.model.cache import recalled
from showfloor.sources import RawPage

__all__ = ["DemoTools", "demo_records", "fetch_demo", "prepare_demos", "read_page_demos"]

KIND = "demo"


def read_page_demos(
    config: SiteConfig, raw: RawPage, uses: Iterable[DemoUse]
) -> tuple[list[DemoSource], list[SourceError]]:
    """Read the demos that a page shows; return them with what is wrong with the others."""
    sources: list[DemoSource] = []
    errors: list[SourceError] = []
    for use in uses:
        try:
            sources.append(read_demo(_request(config, raw, use)))
        except SourceError as error:
            errors.append(error)
        except SourcesError as several:
            errors.extend(several.errors)
    return sources, errors


class DemoTools:
    """What demos are made with in one compile: asked for once for each set of packages."""

    def __init__(self, inputs: Inputs) -> None:
        self._inputs = inputs
        self._known: dict[tuple[str, ...], str] = {}

    def of(self, source: DemoSource) -> str:
        """Return what `DemoRecord.made_with` is of a demo."""
        packages = {name for variant in source.variants for name in variant.packages}
        names = tuple(sorted(packages))
        if names not in self._known:
            versions = installed_versions(self._inputs.node_modules, names)
            self._known[names] = key_of(self._inputs.derive.fingerprint, versions)
        return self._known[names]


def demo_records(inputs: Inputs, sources: Sequence[DemoSource]) -> list[DemoRecord]:
    """Return the records of demos, in order, whether they are prepared yet or not."""
    tools = DemoTools(inputs)
    return [_demo_record(tools, source) for source in sources]


def prepare_demos(
    inputs: Inputs, records: Sequence[DemoRecord], sources: Sequence[DemoSource]
) -> None:
    """Prepare those demos that are not in the cache; `sources` hold the text of the records.

    Raises `SourcesError` when one cannot be shown in JavaScript.
    """
    pins = _pins(inputs, sources)
    cache = inputs.caches.kind(KIND)
    keyed = {record.key: source for record, source in zip(records, sources, strict=True)}
    missing = {key: source for key, source in keyed.items() if cache.get(key) is None}
    demos = load_demos(list(missing.values()), pins=pins, derive=inputs.derive)
    for key, demo in zip(missing, demos, strict=True):
        cache.put(key, msgspec.msgpack.encode(demo))


def fetch_demo(inputs: Inputs, config: SiteConfig, raw: RawPage, record: DemoRecord) -> Demo:
    """Return a demo's whole model, from the cache or else from its files."""
    cache = inputs.caches.kind(KIND)
    demo = recalled(cache, record.key, Demo)
    if demo is None:
        known = record.source
        use = DemoUse(name=known.name, id=known.id, client_only=False, line=1, named=known.named)
        source = read_demo(_request(config, raw, use))
        (demo,) = load_demos([source], pins=_pins(inputs, [source]), derive=inputs.derive)
        cache.put(record.key, msgspec.msgpack.encode(demo))
    return demo


def _demo_record(tools: DemoTools, source: DemoSource) -> DemoRecord:
    made_with = tools.of(source)
    key = key_of(code_of(__name__), made_with, source)
    return DemoRecord(key=key, source=_without_text(source), made_with=made_with)


def _request(config: SiteConfig, raw: RawPage, use: DemoUse) -> DemoRequest:
    if raw.family is None:
        raise _no_family(raw, use.name, use.line)
    matter = raw.front_matter
    return DemoRequest(
        root=config.root,
        folder=raw.folder,
        name=use.name,
        family=raw.family,
        packages=_packages(config.families[raw.family]),
        page=raw.path,
        line=use.line,
        subjects=frozenset((*matter.components, *matter.hooks)),
        named=frozenset(use.named),
    )


def _packages(family: Family) -> frozenset[str]:
    return frozenset(pin.name for pin in family.importable)


def _pins(inputs: Inputs, sources: Iterable[DemoSource]) -> dict[str, str]:
    packages = (
        name for source in sources for variant in source.variants for name in variant.packages
    )
    return installed_versions(inputs.node_modules, packages)


def _without_text(source: DemoSource) -> DemoSource:
    replace = msgspec.structs.replace
    return replace(
        source,
        variants=tuple(
            replace(variant, files=tuple(replace(file, text="") for file in variant.files))
            for variant in source.variants
        ),
    )


def _no_family(raw: RawPage, name: str, line: int) -> SourceError:
    return SourceError(
        f"the demo {name} stands on a page of no product",
        path=raw.path,
        line=line,
        why="a demo is drawn inside its product's Provider, and this page has none",
        fix="move the page into the folder of a product, or use a component of the site",
    )
