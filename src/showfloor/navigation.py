"""Navigation: the trees of `navigation/<tree>.toml`, and the place of each page in its tree."""

import re
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from showfloor.config.loader import navigation_files
from showfloor.config.plans import unknown_plan
from showfloor.config.schema import Keys, Settings
from showfloor.config.shell import ICON_FIX, draw_icon, is_icon
from showfloor.config.toml import TomlFile, read_toml
from showfloor.config.values import is_https, is_site_path
from showfloor.errors import SourceError, collect_errors, raise_all
from showfloor.model.navigation import Crumb, NavNode, NavPlace, NavTree, PageLink
from showfloor.model.page_facts import EntryKind, NavFact, TreeFacts


class NavEntry(Settings, frozen=True, kw_only=True):
    """A page, an address elsewhere, or a group when it has children."""

    pathname: str
    """Site path with slashes at both ends, an https address, or a group's own id."""
    title: str | None = None
    """By default the title of the page; groups and addresses elsewhere need one."""
    subheader: str | None = None
    """A small heading above the entry."""
    icon: str | None = None
    """In a tree, its shape as markup; in the file, the name of a shape or an SVG file."""
    link_props: dict[str, str] = {}
    plan: str | None = None
    new_feature: bool = False
    planned: bool = False
    unstable: bool = False
    beta: bool = False
    legacy: bool = False
    deprecated: bool = False
    reference: bool = False
    """Whether it is the group that the family's API reference fills."""
    children: tuple["NavEntry", ...] = ()

    @property
    def kind(self) -> EntryKind:
        """Kind of the target."""
        if self.children or self.reference:
            return "group"
        return "external" if is_https(self.pathname) else "page"


class TreeSource(msgspec.Struct, frozen=True, kw_only=True):
    """A navigation file: its entries, and the line of each."""

    id: str
    """Name of the file, without its ending."""
    path: str
    """Relative to the site's folder."""
    items: tuple[NavEntry, ...]
    lines: dict[str, int]
    """Line of each pathname."""


PATHNAME = re.compile(r"""(?<![\w.-])["']?pathname["']?[ \t]*=[ \t]*["']([^"'\n]*)["']""")


class TreeFile(Settings, frozen=True, kw_only=True):
    """The whole of a navigation file."""

    items: tuple[NavEntry, ...] = ()


def load_trees(root: Path, plans_of: Callable[[str], Collection[str]]) -> dict[str, TreeSource]:
    """Read every tree of the site, by id; raises `SourcesError` with all their mistakes.

    `plans_of` returns the plans that the entries of a tree may name.
    """
    trees: dict[str, TreeSource] = {}
    errors: list[SourceError] = []
    for path in navigation_files(root):
        with collect_errors(errors):
            trees[path.stem] = load_tree(path, root, plans_of(path.stem))
    raise_all(errors)
    return trees


def load_tree(path: Path, root: Path, plans: Collection[str]) -> TreeSource:
    """Read one tree; raises `SourceError` or `SourcesError`."""
    file = read_toml(path, root)
    items = file.read_as(TreeFile, in_kebab(file.table())).items
    lines = _lines(file.text)
    raise_all(
        _repeated(file, items, lines),
        _problems(file, items, lines),
        _unknown_plans(file, items, plans),
        _unknown_icons(file, items, root),
    )
    items = tuple(_with_icons(entry, root) for entry in items)
    first = {pathname: found[0] for pathname, found in lines.items()}
    return TreeSource(id=path.stem, path=file.path, items=items, lines=first)


def _lines(text: str) -> dict[str, list[int]]:
    """Return the lines of each pathname, in the order of the file.

    It takes one pass over the text, because a tree may have ten thousand entries.
    """
    lines: dict[str, list[int]] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if "pathname" in line and not line.lstrip().startswith("#"):
            for found in PATHNAME.finditer(line):
                lines.setdefault(found[1], []).append(number)
    return lines


def _unknown_plans(
    file: TomlFile,
    items: Iterable[NavEntry],
    plans: Collection[str],
    keys: Keys = ("items",),
) -> Iterator[SourceError]:
    for index, entry in enumerate(items):
        place = (*keys, index)
        if entry.plan is not None and entry.plan not in plans:
            fault = unknown_plan(entry.plan, plans)
            yield file.error(fault.what, (*place, "plan"), why=fault.why, fix=fault.fix)
        yield from _unknown_plans(file, entry.children, plans, (*place, "children"))


def _unknown_icons(
    file: TomlFile, items: Iterable[NavEntry], root: Path, keys: Keys = ("items",)
) -> Iterator[SourceError]:
    for index, entry in enumerate(items):
        place = (*keys, index)
        if entry.icon is not None and not is_icon(entry.icon, root):
            what = f'there is no icon "{entry.icon}"'
            why = "nothing would be drawn before the title"
            yield file.error(what, (*place, "icon"), why=why, fix=ICON_FIX)
        yield from _unknown_icons(file, entry.children, root, (*place, "children"))


def _with_icons(entry: NavEntry, root: Path) -> NavEntry:
    children = tuple(_with_icons(child, root) for child in entry.children)
    icon = entry.icon and draw_icon(entry.icon, root)
    return msgspec.structs.replace(entry, icon=icon, children=children)


def _repeated(
    file: TomlFile, items: tuple[NavEntry, ...], lines: dict[str, list[int]]
) -> Iterator[SourceError]:
    seen: dict[str, int] = {}
    for entry in flatten(items):
        count = seen.get(entry.pathname, 0)
        seen[entry.pathname] = count + 1
        if count:
            found = lines.get(entry.pathname, [1])
            yield SourceError(
                f'the pathname "{entry.pathname}" appears twice in one tree',
                path=file.path,
                line=found[min(count, len(found) - 1)],
                why=f"it is already at {file.path}:{found[0]}; "
                "the active page and its neighbors could not be determined",
                fix="remove one of the two entries",
            )


def _problems(
    file: TomlFile, items: tuple[NavEntry, ...], lines: dict[str, list[int]]
) -> Iterator[SourceError]:
    for entry in flatten(items):
        if problem := _problem(entry):
            what, why, fix = problem
            line = lines.get(entry.pathname, [1])[0]
            yield SourceError(what, path=file.path, line=line, why=why, fix=fix)


def _problem(entry: NavEntry) -> tuple[str, str, str] | None:
    """Return the problem of an entry, the reason, and the fix."""
    if entry.kind == "page" and not is_site_path(entry.pathname):
        return (
            f'"{entry.pathname}" leads nowhere',
            "an entry without children is a link",
            "write a site path with a slash at both ends, or a whole https:// address",
        )
    if entry.kind != "page" and not entry.title:
        kind = "group" if entry.kind == "group" else "link elsewhere"
        return (
            f'the {kind} "{entry.pathname}" has no title',
            "there is no page that it could be taken from",
            'add a "title"',
        )
    return None


FIELDS = {
    field.name: field.encode_name
    for field in msgspec.structs.fields(NavEntry)
    if field.name != field.encode_name
}


Entry = TypeVar("Entry", NavEntry, NavNode)


def flatten(items: Iterable[Entry]) -> Iterator[Entry]:
    """Yield all entries in reading order, each group before its children."""
    for item in items:
        yield item
        yield from flatten(item.children)


def in_kebab(table: dict[str, Any]) -> dict[str, Any]:
    """Return a table with `new-feature` for `new_feature`, in this entry and those below it."""
    entry = {FIELDS.get(key, key): value for key, value in table.items()}
    for field in ("items", "children"):
        if isinstance(entry.get(field), list):
            entry[field] = [in_kebab(i) if isinstance(i, dict) else i for i in entry[field]]
    return entry


def resolve_titles(tree: TreeSource, titles: Mapping[str, str]) -> NavTree:
    """Return a tree with a title for each entry; `titles` are those of pages, by route."""
    return NavTree(id=tree.id, items=tuple(_node(entry, titles) for entry in tree.items))


def _node(entry: NavEntry, titles: Mapping[str, str]) -> NavNode:
    fields = msgspec.structs.asdict(entry)
    # An entry whose page is missing has its path as title; a check reports it.
    fields["title"] = entry.title or titles.get(entry.pathname, entry.pathname)
    del fields["reference"]
    fields["children"] = tuple(_node(child, titles) for child in entry.children)
    return NavNode(**fields)


def tree_facts(tree: TreeSource) -> TreeFacts:
    """Return the facts of a tree for the checks."""
    entries = tuple(
        NavFact(pathname=entry.pathname, line=tree.lines.get(entry.pathname, 1), kind=entry.kind)
        for entry in flatten(tree.items)
    )
    return TreeFacts(id=tree.id, path=tree.path, entries=entries)


class Stop(NamedTuple):
    """An entry of a tree that leads to a page, with the groups around it."""

    node: NavNode
    groups: tuple[NavNode, ...]

    @property
    def route(self) -> str:
        """Route of the page, without an anchor."""
        return self.node.pathname.partition("#")[0]


def places_of_tree(
    tree: NavTree, product: PageLink | None = None, *, elsewhere: Container[str] = ()
) -> dict[str, NavPlace]:
    """Return the places of all pages of a tree, by route, in reading order and one pass.

    Groups, links to other hosts and pages `elsewhere`, which belong to another tree, have no place
    and are not neighbors of any page.
    """
    stops = [stop for stop in _pages(_stops(tree.items, ())) if stop.route not in elsewhere]
    links = [PageLink(title=stop.node.title, href=stop.route) for stop in stops]
    before = [None, *links[:-1]]
    after = [*links[1:], None]
    start = (Crumb(title=product.title, href=product.href),) if product else ()
    return {
        stop.route: NavPlace(
            breadcrumbs=(*start, *_crumbs(stop)),
            parents=tuple(group.pathname for group in stop.groups),
            previous=previous,
            next=following,
            plan=stop.node.plan,
            planned=stop.node.planned,
        )
        for stop, previous, following in zip(stops, before, after, strict=False)
    }


def _pages(stops: Iterable[Stop]) -> Iterator[Stop]:
    """Yield the first stop of each page; later ones lead to its sections."""
    seen: set[str] = set()
    for stop in stops:
        if stop.route not in seen:
            seen.add(stop.route)
            yield stop


def _stops(nodes: Iterable[NavNode], groups: tuple[NavNode, ...]) -> Iterator[Stop]:
    for node in nodes:
        if node.children:
            yield from _stops(node.children, (*groups, node))
        elif node.pathname.startswith("/"):
            yield Stop(node, groups)


def _crumbs(stop: Stop) -> tuple[Crumb, ...]:
    groups = (Crumb(title=group.title) for group in stop.groups)
    return (*groups, Crumb(title=stop.node.title, href=stop.route))
