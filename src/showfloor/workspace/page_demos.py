"""The demos of pages: read with a changed page, prepared in one batch, stored in the cache."""

from collections.abc import Iterable, Sequence

import msgspec

from showfloor.config import SiteConfig
from showfloor.demos import DemoRequest, DemoSource, installed_versions, load_demos, read_demo
from showfloor.errors import SourceError, collect_errors, raise_all
from showfloor.fingerprint import engine_code, installed_node_packages, key_of
from showfloor.markdown import DemoUse
from showfloor.model.cache import recalled
from showfloor.model.demo import Demo
from showfloor.sources import RawPage
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_record import PageFacts

KIND = "demo"


def read_page_demos(
    inputs: Inputs, config: SiteConfig, raw: RawPage, uses: Iterable[DemoUse]
) -> list[DemoSource]:
    """Return the demos that a page shows; raises `SourcesError` with the mistakes of all."""
    sources: list[DemoSource] = []
    errors: list[SourceError] = []
    for use in uses:
        with collect_errors(errors):
            sources.append(read_demo(_request(config, raw, use), lenient=inputs.lenient))
    raise_all(errors)
    return sources


def demo_keys(tools: str, sources: Iterable[DemoSource]) -> list[str]:
    """Return the key of each demo, prepared or not; `tools` is their `tools_key`."""
    return [key_of(tools, source) for source in sources]


def tools_key(inputs: Inputs) -> str:
    """Return a key of the code, programs and packages with which pages and demos are made."""
    packages = installed_node_packages(inputs.node_modules)
    return key_of(engine_code(), inputs.derive.fingerprint, packages)


def prepare_demos(inputs: Inputs, sources: Sequence[DemoSource]) -> None:
    """Prepare the demos that are not in the cache; `sources` have their text.

    Raises `SourcesError` when one cannot be shown in JavaScript.
    """
    if inputs.lenient:
        return  # a demo with a mistake is prepared for its page alone, and not cached
    pins = _pins(inputs, sources)
    cache = inputs.caches.kind(KIND)
    keyed = dict(zip(demo_keys(tools_key(inputs), sources), sources, strict=True))
    missing = {key: source for key, source in keyed.items() if cache.get(key) is None}
    demos = load_demos(list(missing.values()), pins=pins, derive=inputs.derive)
    for key, demo in zip(missing, demos, strict=True):
        cache.put(key, msgspec.msgpack.encode(demo))


def fetch_demo(
    inputs: Inputs, config: SiteConfig, page: PageFacts, known: DemoSource, key: str
) -> Demo:
    """Return the model of a page's demo, from the cache under its key or else from its files."""
    cache = inputs.caches.kind(KIND)
    demo = recalled(cache, key, Demo)
    if demo is None:
        use = DemoUse(
            name=known.name,
            id=known.id,
            client_only=False,
            line=1,
            named=known.named,
            stories=known.stories,
        )
        source = read_demo(_request(config, page, use), lenient=inputs.lenient)
        pins, lenient = _pins(inputs, [source]), inputs.lenient
        (demo,) = load_demos([source], pins=pins, derive=inputs.derive, lenient=lenient)
        if not lenient:
            cache.put(key, msgspec.msgpack.encode(demo))
    return demo


def _request(config: SiteConfig, page: RawPage | PageFacts, use: DemoUse) -> DemoRequest:
    if page.family is None:
        raise SourceError(
            f"the demo {use.name} is on a page of no product",
            path=page.path,
            line=use.line,
            why="a demo is rendered inside its product's Provider, and this page has none",
            fix="move the page into the folder of a product, or use a component of the site",
        )
    matter = page.front_matter
    return DemoRequest(
        root=config.root,
        folder=page.folder,
        name=use.name,
        family=page.family,
        packages=frozenset(pin.name for pin in config.families[page.family].importable),
        page=page.path,
        line=use.line,
        subjects=frozenset((*matter.components, *matter.hooks)),
        named=frozenset(use.named),
        stylings=config.site.styling_ids,
        stories=use.stories,
    )


def _pins(inputs: Inputs, sources: Iterable[DemoSource]) -> dict[str, str]:
    packages = (
        name for source in sources for variant in source.variants for name in variant.packages
    )
    return installed_versions([inputs.node_modules], packages)
