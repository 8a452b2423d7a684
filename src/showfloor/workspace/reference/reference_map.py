"""The place of each entry of the API reference, and the entries themselves.

Places are stored between updates. The entries are read again only for pages that changed.
"""

import dataclasses
import re
from collections.abc import Container, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import TypeVar

import msgspec

from showfloor.api import ApiReference, load_family_api, read_reference, size_request, with_sizes
from showfloor.api.extractor import TYPES_OF_REACT
from showfloor.api.sizes import FamilySizes, SizeRequest
from showfloor.config import SiteConfig
from showfloor.demos import DEFAULT
from showfloor.fingerprint import BUNDLER_SETTINGS, engine_code, key_of, package_versions
from showfloor.history import PackageHistory, load_histories, path_of
from showfloor.model.api import ApiComponentLink, ApiEntry, ApiKind, ApiNamedType, ApiOrigin
from showfloor.model.base import Model
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.reference.histories import with_history

Linked = TypeVar("Linked", ApiComponentLink, ApiNamedType, ApiOrigin)

API_FILE = "/api.toml"
CODE = (".ts", ".tsx", ".css")
DEFAULT_IMPORT = re.compile(r"import \w+ from")
RENAMED_IMPORT = re.compile(r"import \{ (\w+) as ")
UNSTABLE = re.compile(r"/unstable_", re.IGNORECASE)


Sizes = Mapping[str, FamilySizes]
"""Size of the import of each entry, by family."""


class ApiPlace(Model, frozen=True, kw_only=True):
    """The name and the place of an entry of the reference."""

    name: str
    kind: ApiKind
    family: str
    package: str
    version: str
    route: str
    anchor: str | None
    slug: str
    digest: str
    """Digest of its declarations."""
    plan: str | None
    deprecated: bool
    imports: tuple[tuple[str, str], ...]
    """Module, and the name under which that exports it."""
    props: int = 0
    source: str | None = None
    """Address of what declares it, at the documented version."""

    @property
    def href(self) -> str:
        """The address for links to it."""
        return f"{self.route}#{self.anchor}" if self.anchor else self.route

    @property
    def is_unstable(self) -> bool:
        """Whether each of its imports names it as unstable, such as `Unstable_Leaf`."""
        names = [f"{module}/{name}" for module, name in self.imports]
        return bool(names) and all(UNSTABLE.search(name) for name in names)


class ReferenceMap(Model, frozen=True, kw_only=True):
    """The places of all entries."""

    key: str = ""
    """Changes with every package, every `api.toml` and the code that reads them."""
    places: tuple[ApiPlace, ...] = ()
    """Family by family, in the order in which each lists them."""
    indexes: dict[str, str] = {}
    """Family to the route of the page that lists its entries."""
    notes: tuple[str, ...] = ()
    """Differences of the reference from declarations."""

    def of_family(self, family: str) -> list[ApiPlace]:
        """Return the places of one family."""
        return [place for place in self.places if place.family == family]


class ReferenceSource:
    """The entries themselves, read when they are needed.

    The sizes of their imports are measured in a thread, because few users of a site need them.
    """

    def __init__(self, inputs: Inputs, config: SiteConfig, files: Mapping[str, str]) -> None:
        self._inputs = inputs
        self._config = config
        self._files = files
        self._surroundings = key_of(_family_code(files))

    @cached_property
    def declared(self) -> ApiReference:
        """The declarations of all entries, without sizes; raises the errors of `read_reference`."""
        inputs = self._inputs
        return read_reference(self._config, inputs.node_modules.parent, inputs.extractor)

    @cached_property
    def measuring(self) -> Future[Sizes]:
        """Size of the import of each entry; the first access starts to measure it."""
        thread = ThreadPoolExecutor(1, "sizes")
        try:
            return thread.submit(self._measure)
        finally:
            thread.shutdown(wait=False)

    def history_digest(self, package: str) -> str | None:
        """Return the digest of the table of a package, if it has one."""
        return self._files.get(path_of(package))

    @cached_property
    def histories(self) -> Mapping[str, PackageHistory]:
        """The history of each package that has one; raises the errors of `load_histories`."""
        return load_histories(self._config.root)

    @cached_property
    def reference(self) -> ApiReference:
        """The whole reference; waits for the sizes, and raises errors of reading and measuring."""
        sizes = self.measuring.result()
        return dataclasses.replace(
            self.declared,
            entries={
                family: with_history(with_sizes(entries, sizes.get(family, {})), self.histories)
                for family, entries in self.declared.entries.items()
            },
        )

    def _measure(self) -> Sizes:
        if not self._inputs.measures_imports:
            return {}
        families = self.declared.entries
        requests = [self._size_request(*family) for family in families.items()]
        return dict(zip(families, self._inputs.sizer.measure(requests), strict=True))

    def _size_request(self, family: str, entries: Iterable[ApiEntry]) -> SizeRequest:
        own = self._config.families[family].provider
        provider = self._config.root.resolve() / own if own else None
        return size_request(family, entries, provider, self._surroundings)

    @cached_property
    def by_route(self) -> dict[str, list[ApiEntry]]:
        """Entries by the route of their page, in the order of the reference."""
        found: dict[str, list[ApiEntry]] = {}
        for entries in self.reference.entries.values():
            for entry in entries:
                found.setdefault(entry.route, []).append(entry)
        return found


def read_map(
    inputs: Inputs,
    digests: Mapping[str, str],
    config: SiteConfig,
    known: ReferenceMap,
    source: ReferenceSource,
) -> ReferenceMap:
    """Return the places of all entries, or `known` if nothing has changed.

    Raises `SourcesError` and `ToolError` for a reference that cannot be read.
    """
    files = {path: digest for path, digest in digests.items() if path.endswith(API_FILE)}
    if not files:
        return ReferenceMap()
    pins = {family.id: (family.pins, family.plan_ids) for family in config.families.values()}
    sources = (files, pins, _installed(inputs, config), _family_code(digests))

    def key() -> str:
        programs = (inputs.extractor.fingerprint, inputs.sizer.fingerprint)
        return key_of(engine_code(), programs, sources)

    if key() == known.key:
        return known
    reference = source.declared
    return ReferenceMap(
        key=key(),  # it covers the files that were read just now
        places=tuple(_places(reference.entries.values())),
        indexes=reference.indexes,
        notes=reference.notes,
    )


def _family_code(files: Mapping[str, str]) -> dict[str, str]:
    """Return the digests of providers' code, to which the size of an import is added."""
    return {
        path: digest
        for path, digest in files.items()
        if path in BUNDLER_SETTINGS or (path.startswith("families/") and path.endswith(CODE))
    }


def _installed(inputs: Inputs, config: SiteConfig) -> tuple[str, ...]:
    """Return the versions of all packages from which declarations are read."""
    pins = {pin.name for family in config.families.values() for pin in family.pins}
    return package_versions(inputs.node_modules, (*sorted(pins), TYPES_OF_REACT))


def _places(families: Iterable[list[ApiEntry]]) -> Iterable[ApiPlace]:
    for entries in families:
        for entry in entries:
            yield ApiPlace(
                name=entry.name,
                kind=entry.kind,
                family=entry.family,
                package=entry.package,
                version=entry.version,
                route=entry.route,
                anchor=entry.anchor,
                slug=entry.slug,
                digest=key_of(entry),
                plan=entry.plan,
                deprecated=entry.deprecated is not None,
                source=entry.source,
                props=len(entry.props),
                imports=tuple(
                    (one.specifier, exported_name(one.code, entry.name)) for one in entry.imports
                ),
            )


def exported_name(code: str, name: str) -> str:
    """Return the name under which a module exports an entry, such as `Unstable_Leaf`.

    `code` is the import statement that imports it as `name`. For a default export it is `DEFAULT`.
    """
    owner, dot, member = name.partition(".")
    renamed = RENAMED_IMPORT.match(code)
    exported = DEFAULT if DEFAULT_IMPORT.match(code) else renamed[1] if renamed else owner
    return f"{exported}{dot}{member}"


def source_of(root: Path, reference: ReferenceMap, address: str) -> str | None:
    """Return `path:line` in an `api.toml` of the source of an address, with an anchor or not.

    It reads the file again, so it is for messages only.
    """
    for family, index in reference.indexes.items():
        if address == index:
            return _place(root, family, None)
    for place in reference.places:
        if address in (place.href, place.route):
            return _place(root, place.family, place.name)
    return None


def _place(root: Path, family: str, name: str | None) -> str | None:
    api = load_family_api(root / "families" / family, root)
    if api is None:
        return None
    keys = next((one.keys for one in api.listed() if one.name == name), ("index",))
    return api.file.place(keys)


def with_known_links(entry: ApiEntry, routes: Container[str]) -> ApiEntry:
    """Return an entry without links to pages that the site lacks.

    The data of a family may name pages that are not written yet.
    """
    replace = msgspec.structs.replace

    def known(one: Linked) -> Linked:
        href = one.href or ""
        is_dead = href.startswith("/") and href.partition("#")[0] not in routes
        return replace(one, href=None) if is_dead else one

    rest = entry.rest
    if rest and rest.component:
        rest = replace(rest, component=known(rest.component))
    return replace(
        entry,
        props=tuple(replace(prop, origin=known(prop.origin)) for prop in entry.props),
        inherits=tuple(map(known, entry.inherits)),
        types=tuple(map(known, entry.types)),
        rest=rest,
    )


def hrefs_of(entry: ApiEntry) -> set[str]:
    """Return the links of an entry inside the site."""
    rest = [entry.rest.component] if entry.rest and entry.rest.component else []
    found = [
        *(prop.origin.href for prop in entry.props),
        *(link.href for link in (*entry.inherits, *rest)),
        *(one.href for one in entry.types),
    ]
    return {href for href in found if href and href.startswith("/")}
