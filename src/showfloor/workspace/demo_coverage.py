"""The props, parameters and properties that the demos of a family show, by API entry."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from showfloor.api import Forwards, parameters_of, props_of, props_type_of
from showfloor.model.api import ApiEntry
from showfloor.workspace.page_record import PageFacts
from showfloor.workspace.producers import ApiPages
from showfloor.workspace.reference.reference_map import ReferenceMap
from showfloor.workspace.site import Site

Given = Mapping[str, set[str]]
"""Props that demos give to a component, or parameters to a hook, by its name; properties of objects
are paths, such as `slotProps.vein`."""


Names = Mapping[tuple[str, str], str]
"""Names of entries, by module and export."""


class Coverage(NamedTuple):
    """The props of one component or interface that a page has, or the parameters of a hook."""

    route: str
    component: str
    props: tuple[str, ...]
    """Its own props, without deprecated and internal ones and those that it forwards."""
    missing: tuple[str, ...]
    """The props that no demo of the family gives to it, or to a component that forwards them."""


class Forward(NamedTuple):
    """One entry forwards its props to another."""

    sender: str
    """An entry, or `*` for all."""
    path: str
    """Path of the prop whose properties are forwarded; empty for all props."""
    receiver: str


def prop_coverage(site: Site) -> list[Coverage]:
    """Return the coverage of every component, hook and interface that pages of a family document.

    Raises the errors of reading the API reference.
    """
    pages = [page.facts for page in site.pages.values() if not page.facts.generated]
    api = site.made_by(ApiPages)
    if not api.reference.places:
        return []
    declared = api.source.declared
    found: list[Coverage] = []
    for family, entries in declared.entries.items():
        family_pages = [page for page in pages if page.family == family]
        forwarded = list(_forwarded(declared.forwards.get(family, {})))
        names = _entries_by_import(api.reference, declared.owners.get(family, {}))
        inherited = [Forward(one.name, "", link.name) for one in entries for link in one.inherits]
        given = _passed_on(_given(family_pages, names), [*inherited, *forwarded])
        for one in _counted(entries, _documented(family_pages), forwarded):
            missing = tuple(sorted({*one.props} - given.get(one.name, set())))
            found.append(Coverage(one.route, one.name, one.props, missing))
    return sorted(found, key=lambda one: (one.route, one.component))


class DocumentedEntry(NamedTuple):
    """An entry that a page documents."""

    name: str
    route: str
    props: tuple[str, ...]
    """The names of the props that count for it."""


def _counted(
    entries: Iterable[ApiEntry], documented: Mapping[str, str], forwarded: Iterable[Forward]
) -> Iterator[DocumentedEntry]:
    """Yield the documented entries, without the props that they forward to another of them."""
    props = {one.name: _names(one) for one in entries if one.name in documented}
    for name, own in props.items():
        receivers = (rule.receiver for rule in forwarded if rule.sender == name and not rule.path)
        passed_on = {prop for one in receivers for prop in props.get(one, ())}
        counted = tuple(prop for prop in own if prop not in passed_on)
        yield DocumentedEntry(name, documented[name], counted)


def _names(entry: ApiEntry) -> list[str]:
    is_hook = entry.kind == "hook"
    props = parameters_of(entry) if is_hook else props_of([entry], entry.name)
    return [prop.name for prop in props]


def _documented(pages: Iterable[PageFacts]) -> dict[str, str]:
    """Return the route of the first page that documents each component and hook, by name."""
    found: dict[str, str] = {}
    for page in pages:
        for name in page.documented:
            found.setdefault(name, page.route)
    return found


def _entries_by_import(reference: ReferenceMap, owners: Mapping[str, str]) -> Names:
    """Return the name of each entry by module and export; types of its props count as it."""
    types = defaultdict(
        list, {place.name: [props_type_of(place.name)] for place in reference.places}
    )
    for interface, name in owners.items():
        types[name].append(interface)
    return {
        (module, export): place.name
        for place in reference.places
        for module, name in place.imports
        for export in (name, *types[place.name])
    }


def _given(pages: Iterable[PageFacts], names: Names) -> dict[str, set[str]]:
    given: dict[str, set[str]] = defaultdict(set)
    for page in pages:
        for demo in page.demos:
            for variant in demo.source.variants:
                spread = {
                    prop for use in variant.uses if use.module[0] == "." for prop in use.props
                }
                for use in variant.uses:
                    if name := names.get((use.module, use.name)):
                        given[name].update(use.props, use.members)
                        given[name].update(spread if use.passes_on else ())
    return given


def _forwarded(forwards: Forwards) -> Iterator[Forward]:
    for place, receivers in forwards.items():
        sender, _, path = place.partition(".")
        yield from (Forward(sender, path, receiver) for receiver in receivers)


def _passed_on(given: Given, rules: Iterable[Forward]) -> Given:
    """Return the props of each entry with those that others forward to it, over any distance."""
    passed = defaultdict(set, {name: set(props) for name, props in given.items()})
    known, count = -1, 0
    while known != count:
        for rule in rules:
            senders = [*passed] if rule.sender == "*" else [rule.sender]
            for sender in senders:
                passed[rule.receiver].update(_below(rule.path, passed[sender]))
        known, count = count, sum(map(len, passed.values()))
    return passed


def _below(path: str, props: Iterable[str]) -> set[str]:
    beginning = f"{path}." if path else ""
    return {prop.removeprefix(beginning) for prop in props if prop.startswith(beginning)}
