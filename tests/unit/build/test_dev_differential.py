"""After any edit, the development server shows what one shows that was started now.

The renderer is given the same pages, and what is checked has the same mistakes: so a page that is
kept is right exactly when its key distinguishes all that it is rendered from.
"""

import shutil
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec
import pytest

from showfloor.api import NodeErrorReader, NodeExtractor, NodeSizer
from showfloor.checks import mistakes_of
from showfloor.demos import NodeDeriver
from showfloor.errors import SourcesError
from showfloor.icons import NodeIconReader
from showfloor.node import NodePrograms, find_node, node_version
from showfloor.outputs.page_keys import PageKeys, RenderContext
from showfloor.workspace import Inputs, Site, Workspace
from support.site.bare_assets import BARE_ASSETS
from support.site.differential import Edit, Workshop, make_workshop, sources_of
from support.site.drawn_edits import Draw, read_files, write_files
from support.site.edits_of_whole import EDITS, MISTAKES, OF_ALL_PAGES, QUICK
from support.site.workplace import MemoryCaches, inputs_at

# One worker runs them: they share a site.
pytestmark = pytest.mark.xdist_group("dev-differential")


SEED = 73
DRAWN = 10
"""How many drawn edits are compared, besides those that are mistakes."""


@dataclass
class Shown:
    """What the development server makes of the sources."""

    pages: dict[str, Any]
    """All that a renderer is given of each page, by route."""
    keys: dict[str, str]
    mistakes: list[str]


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    workshop = make_workshop(tmp_path_factory.mktemp("dev-differential"))
    shutil.copytree(workshop.paths.site, workshop.pristine)
    return workshop


@pytest.fixture
def workspace(workshop: Workshop) -> Workspace:
    """A workspace of the sources as they are before an edit."""
    shutil.rmtree(workshop.paths.site)
    shutil.copytree(workshop.pristine, workshop.paths.site)
    workspace = Workspace(inputs(workshop))
    workspace.update()
    return workspace


def inputs(workshop: Workshop) -> Inputs:
    paths, caches = workshop.paths, MemoryCaches()
    programs = NodePrograms(find_node(), paths.web / "programs", node_version())
    project = paths.node_modules.parent
    return replace(
        inputs_at(paths.site, caches),
        node_modules=paths.node_modules,
        derive=NodeDeriver(programs, caches.kind("javascript")),
        extractor=NodeExtractor(programs, project, caches.kind("api")),
        sizer=NodeSizer(programs, project, caches.kind("sizes")),
        errors=NodeErrorReader(programs, project, caches.kind("errors")),
        icons=NodeIconReader(programs, project, caches.kind("icons")),
        dev=True,
        measures_imports=False,
    )


def shown(workspace: Workspace, changed: list[str] | None = None) -> Shown:
    try:
        site = workspace.update(changed)
    except SourcesError as error:
        return Shown({}, {}, [str(error)])
    mistakes = [str(mistake) for mistake in mistakes_of(site)]
    site = site.with_release_pages(())
    keys = PageKeys(RenderContext(site, BARE_ASSETS, ""))
    pages = {**site.built_in_pages, **site.pages}
    return Shown(
        pages={route: given(site, route) for route in pages},
        keys={route: keys.of(page) for route, page in pages.items()},
        mistakes=mistakes,
    )


def given(site: Site, route: str) -> Any:
    """Return all that a renderer is given of a page."""
    page = {**site.built_in_pages, **site.pages}[route]
    tree = next((tree for tree in site.trees if tree.id == page.frame.tree), None)
    shell = msgspec.structs.replace(site.shell, dev=True)
    return msgspec.to_builtins((site.complete(page), tree, shell))


def changed_files(before: dict[str, bytes], after: dict[str, bytes]) -> list[str]:
    paths = before.keys() | after.keys()
    return sorted(path for path in paths if before.get(path) != after.get(path))


IN_EVERY_RUN = frozenset(sorted(QUICK)[::3])
"""A third of the edits after which builds are compared; `make sweep` makes all of them."""


def in_order(edits: list[Edit]) -> list[Edit]:
    """Return edits with those first after which nothing of an earlier one would show."""
    return sorted(edits, key=lambda edit: edit.name not in OF_ALL_PAGES)


ROWS = 5
OFTEN = [edit for edit in EDITS if edit.name in IN_EVERY_RUN]
CASES = [
    *(pytest.param(in_order(OFTEN[row::ROWS]), id=f"row {row}") for row in range(ROWS)),
    *(pytest.param([edit], id=edit.name, marks=pytest.mark.sweep) for edit in EDITS),
]


@pytest.mark.parametrize("edits", CASES)
def test_an_edited_site_is_shown_as_one_that_was_read_now(
    workshop: Workshop, workspace: Workspace, edits: list[Edit]
) -> None:
    after = shown(workspace)
    for edit in edits:
        before, sources = after, sources_of(workshop.paths.site)
        edit.change(workshop.paths.site)
        after = shown(workspace, changed_files(sources, sources_of(workshop.paths.site)))
        assert after.mistakes == [], edit.name
        kept = {route for route, key in after.keys.items() if before.keys.get(route) == key}
        assert [route for route in kept if before.pages[route] != after.pages[route]] == []
    fresh = shown(Workspace(inputs(workshop)))
    assert fresh.mistakes == []
    assert differing(after.pages, fresh.pages) == []


@pytest.mark.parametrize("edit", MISTAKES, ids=lambda edit: edit.name)
def test_a_mistake_is_told_as_of_one_that_was_read_now_until_it_is_fixed(
    workshop: Workshop, workspace: Workspace, edit: Edit
) -> None:
    sources = sources_of(workshop.paths.site)
    edit.change(workshop.paths.site)
    changed = changed_files(sources, sources_of(workshop.paths.site))
    told = shown(workspace, changed).mistakes
    assert told == shown(Workspace(inputs(workshop))).mistakes != []
    workshop.write_sources(sources)
    assert shown(workspace, changed).mistakes == []


def test_drawn_edits_are_shown_as_a_build_has_them(
    workshop: Workshop, workspace: Workspace
) -> None:
    """Sizes of imports are left out on both sides: only builds measure them."""
    project, draw = workshop.paths.site.parent, Draw(Random(SEED), "node_modules")
    workspace.update()
    shown_edits = 0
    while shown_edits < DRAWN:
        files = read_files(project, [])
        edit = draw.edit(files)
        if edit is None:
            continue
        write_files(project, edit.files)
        after = shown(workspace, [path.removeprefix("site/") for path in edit.files])
        built = shown(Workspace(replace(inputs(workshop), dev=False)))
        assert after.mistakes == built.mistakes, edit.name
        assert differing(after.pages, built.pages) == [], edit.name
        if after.mistakes:
            write_files(project, {path: files.get(path) for path in edit.files})
            workspace.update([path.removeprefix("site/") for path in edit.files])
        else:
            draw.history.append(files)
            shown_edits += 1


def differing(first: dict[str, Any], second: dict[str, Any]) -> list[str]:
    routes = sorted(first.keys() | second.keys())
    return [route for route in routes if first.get(route) != second.get(route)]
