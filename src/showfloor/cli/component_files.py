"""The files that a page about a component needs, and what is added to others for it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from showfloor.api import load_family_api
from showfloor.api.exports import ExportedComponent
from showfloor.cli import new_files
from showfloor.cli.toml_insertions import appended, with_child, with_entry, with_name
from showfloor.config import Family, load_site_config
from showfloor.config.catalog import CATALOG, SPECIMENS, CatalogPart, load_catalog
from showfloor.config.loader import navigation_files
from showfloor.errors import ConfigError
from showfloor.markdown.arguments import suggestion
from showfloor.model.placeholders import CARD_LINE, CHILDREN, CONTROLS
from showfloor.navigation import flatten, load_tree
from showfloor.workspace.producers.catalogs import specimen_name

API: Final = "api.toml"
PLAYGROUND: Final = "playground.toml"


@dataclass(frozen=True, slots=True, kw_only=True)
class ComponentPage:
    """A page about a component that is to be written."""

    site: Path
    family: Family
    folder: Path
    """Folder of the page, relative to the site's folder."""
    route: str
    siblings: str
    """Beginning of the routes in its area."""
    title: str
    component: ExportedComponent
    group: str | None
    """Name of a group of the catalog; by default the first group that lists its cards."""

    @property
    def demo(self) -> str:
        """Name of its first demo."""
        return self.component.demo

    @property
    def new_files(self) -> tuple[Path, ...]:
        """Files that must not exist yet, relative to the site's folder."""
        return self.folder / "index.md", self.folder / f"{self.demo}.tsx"

    @property
    def family_folder(self) -> Path:
        """The folder of the family, relative to the site's."""
        return Path("families", self.family.id)

    @property
    def family_lists_terms(self) -> bool:
        """Return whether a page of the family lists terms; then all pages on components do."""
        pages = (self.site / "pages" / self.family.id).rglob("index.md")
        return any("\nterms:" in page.read_text(encoding="utf-8") for page in pages)

    def text(self, path: Path) -> str | None:
        """Return the text of a file of the site, if it is there."""
        file = self.site / path
        return file.read_text(encoding="utf-8") if file.is_file() else None


Change = tuple[Path, str]
"""A file, relative to the site's folder, and its new text."""


def component_files(page: ComponentPage) -> dict[Path, str]:
    """Return the new text of each file that the page needs, by its path in the site's folder.

    Files that need no change are left out. Raises `SourceError` where a file of the family
    has a mistake, and `ConfigError` where the catalog has no such group.
    """
    return dict(change for part in PARTS for change in part(page))


def _page(page: ComponentPage) -> Iterator[Change]:
    with_terms = page.family_lists_terms
    text = new_files.component_page(page.title, page.component, page.demo, with_terms=with_terms)
    yield page.new_files[0], text


def _demo(page: ComponentPage) -> Iterator[Change]:
    text = new_files.component_demo(page.demo, page.component)
    yield page.new_files[1], text


def _reference(page: ComponentPage) -> Iterator[Change]:
    """Yield the settings of the API reference, with the component in its list."""
    path, component = page.family_folder / API, page.component
    text = page.text(path)
    api = load_family_api(page.site / page.family_folder, page.site)
    if api is None or text is None:
        return
    if not any(one.name == component.name for one in api.listed()):
        table = ("packages", component.package)
        yield path, with_name(text, table, "components", component.name)


def _playground(page: ComponentPage) -> Iterator[Change]:
    """Yield the settings of playgrounds, which families without a reference do not have."""
    path, component = page.family_folder / PLAYGROUND, page.component
    text = page.text(path)
    header = f"[components.{component.name}]"
    if text is None or page.text(page.family_folder / API) is None or header in text.splitlines():
        return
    filled = f'children = "{CHILDREN}"' if component.children else f"# {CONTROLS}"
    yield path, appended(text, f"{header}\n{filled}\n")


def _catalog(page: ComponentPage) -> Iterator[Change]:
    """Yield the catalog with a card of the component."""
    path = page.family_folder / CATALOG
    text = page.text(path)
    if text is None:
        return
    groups = load_catalog(page.site / page.family_folder, page.site).groups
    number = _group(page, groups)
    if any(_has_card(page, group) for group in groups):
        return
    if groups[number].entries:
        yield path, with_entry(text, ("groups", number, "entries"), _card(page))
    else:
        yield path, with_name(text, ("groups", number), "reference", page.component.name)


def _card(page: ComponentPage) -> dict[str, str]:
    entry = {"name": page.title, "page": page.route, "line": CARD_LINE}
    if specimen_name(page.title) != page.component.name:
        entry["specimen"] = page.component.name
    return entry


def _has_card(page: ComponentPage, group: CatalogPart) -> bool:
    if isinstance(group.reference, str):
        return group.reference == "component"
    listed = page.component.name in (group.reference or ())
    return listed or any(entry.page == page.route for entry in group.entries)


def _group(page: ComponentPage, groups: Sequence[CatalogPart]) -> int:
    """Return the place of the group that gets a card: the one that is asked for, else the first.

    Groups that take all of a kind are no choice. Raises `ConfigError` for an unknown group.
    """
    names = {
        group.name: number
        for number, group in enumerate(groups)
        if not isinstance(group.reference, str)
    }
    if page.group is None:
        return next(iter(names.values()), 0)
    if page.group not in names:
        raise ConfigError(
            f'The catalog of {page.family.card.name} has no group "{page.group}" that lists cards.',
            why=f"the groups are {', '.join(names)}.",
            fix=f"{suggestion(page.group, names)}use one of these names.",
        )
    return names[page.group]


def _specimen(page: ComponentPage) -> Iterator[Change]:
    """Yield the specimen that the card shows."""
    path = page.family_folder / SPECIMENS / f"{page.component.name}.tsx"
    if page.text(page.family_folder / CATALOG) is not None and page.text(path) is None:
        yield path, new_files.specimen(page.component)


def _navigation(page: ComponentPage) -> Iterator[Change]:
    if not navigation_files(page.site):  # it is made from the pages
        return
    path = Path("navigation", f"{page.family.tree}.toml")
    text = page.text(path)
    if text is None or not _is_in_navigation(page, path):
        entry = {"pathname": page.route, "title": page.title}
        yield path, with_child(text or "", page.siblings, entry)


def _is_in_navigation(page: ComponentPage, path: Path) -> bool:
    plans = load_site_config(page.site).plans_of_tree(page.family.tree)
    tree = load_tree(page.site / path, page.site, plans)
    return any(entry.pathname == page.route for entry in flatten(tree.items))


PARTS: Final[tuple[Callable[[ComponentPage], Iterator[Change]], ...]] = (
    _page,
    _demo,
    _reference,
    _playground,
    _catalog,
    _specimen,
    _navigation,
)
"""The parts of a component page, in the order of `CONTRIBUTING.md`."""
