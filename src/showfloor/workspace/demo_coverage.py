"""Which props, parameters and properties the demos of a family show, by entry of its API."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Set
from typing import NamedTuple

from showfloor.api import Forwards, parameters_of, props_of
from showfloor.model import ApiEntry
from showfloor.workspace.page_record import PageFacts
from showfloor.workspace.producers import ApiPages
from showfloor.workspace.reference import ReferenceMap
from showfloor.workspace.site import Site

__all__ = ["Coverage", "prop_coverage"]

Given = Mapping[str, set[str]]
"""Props that demos give to a component, and parameters to a hook, by its name; below a prop, the
paths of what its objects hold: `slotProps.vein`."""


Names = Mapping[tuple[str, str], str]
"""Entries by a module and what it exports."""


class Coverage(NamedTuple):
    """The props of one component or interface that a page has, or the parameters of a hook."""

    family: str
    route: str
    component: str
    props: int
    """Its own props that are neither deprecated nor internal, nor counted for an entry that gets
    them from it."""
    missing: tuple[str, ...]
    """Those that no demo of the family gives to it, or to a component that passes them on."""


class Rule(NamedTuple):
    """What one entry is given is another's."""

    giver: str
    """An entry, or `*` for all."""
    path: str
    """Of the prop whose objects hold what is passed on; empty for all props."""
    receiver: str


def prop_coverage(site: Site) -> list[Coverage]:
    """Return the coverage of every component, hook and interface that pages of a family document.

    Raises what reading the API reference raises.
    """
    pages = [page.facts for page in site.pages.values() if not page.facts.generated]
    api = site.made_by(ApiPages)
    if not api.reference.places:
        return []
    declared = api.source.declared
    found: list[Coverage] = []
    for family, entries in declared.entries.items():
        own = [page for page in pages if page.family == family]
        forwarded = list(_forwarded(declared.forwards.get(family, {})))
        names = _entries_by_import(api.reference, declared.owners.get(family, {}))
        given = _passed_on(_given(own, names), [*_inherited(entries), *forwarded])
        found += _coverage(family, _counted(entries, _documented(own), forwarded), given)
    return sorted(found, key=lambda one: (one.route, one.component))


class Counted(NamedTuple):
    """An entry that a page documents."""

    name: str
    route: str
    props: Set[str]
    """Those that are counted for it."""


def _counted(
    entries: Iterable[ApiEntry], documented: Mapping[str, str], forwarded: Iterable[Rule]
) -> Iterator[Counted]:
    """Yield the documented entries, without the props that they forward to another of them."""
    props = {one.name: _names_in(one) for one in entries if one.name in documented}
    for name, own in props.items():
        whole = (rule.receiver for rule in forwarded if rule.giver == name and not rule.path)
        yield Counted(
            name, documented[name], own.difference(*(props.get(one, ()) for one in whole))
        )


def _names_in(entry: ApiEntry) -> frozenset[str]:
    is_hook = entry.kind == "hook"
    props = parameters_of(entry) if is_hook else props_of([entry], entry.name)
    return frozenset(prop.name for prop in props)


def _coverage(family: str, counted: Iterable[Counted], given: Given) -> Iterator[Coverage]:
    for one in counted:
        missing = tuple(sorted(one.props - given.get(one.name, set())))
        yield Coverage(family, one.route, one.name, len(one.props), missing)


def _documented(pages: Iterable[PageFacts]) -> dict[str, str]:
    """Return the page of each component and hook, by name; the first that says so."""
    found: dict[str, str] = {}
    for page in pages:
        for name in page.documented:
            found.setdefault(name, page.route)
    return found


def _entries_by_import(reference: ReferenceMap, owners: Mapping[str, str]) -> Names:
    """Return the name of each entry by module and export; types of its props stand for it."""
    types = defaultdict(list, {place.name: [f"{place.name}Props"] for place in reference.places})
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
                handed = {
                    prop for use in variant.uses if use.module[0] == "." for prop in use.props
                }
                for use in variant.uses:
                    if name := names.get((use.module, use.name)):
                        given[name].update(use.props, use.members)
                        given[name].update(handed if use.passes_on else ())
    return given


def _inherited(entries: Iterable[ApiEntry]) -> Iterator[Rule]:
    for entry in entries:
        yield from (Rule(entry.name, "", link.name) for link in entry.inherits)


def _forwarded(forwards: Forwards) -> Iterator[Rule]:
    for place, receivers in forwards.items():
        giver, _, path = place.partition(".")
        yield from (Rule(giver, path, receiver) for receiver in receivers)


def _passed_on(given: Given, rules: Iterable[Rule]) -> Given:
    """Return the props of each entry with those that others pass on to it, however far."""
    passed = defaultdict(set, {name: set(props) for name, props in given.items()})
    known, count = -1, 0
    while known != count:
        for rule in rules:
            givers = [*passed] if rule.giver == "*" else [rule.giver]
            for giver in givers:
                passed[rule.receiver].update(_below(rule.path, passed[giver]))
        known, count = count, sum(map(len, passed.values()))
    return passed


def _below(path: str, props: Iterable[str]) -> set[str]:
    beginning = f"{path}." if path else ""
    return {prop.removeprefix(beginning) for prop in props if prop.startswith(beginning)}
