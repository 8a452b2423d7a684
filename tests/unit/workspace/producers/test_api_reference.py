"""The pages of an API reference, made from what an extractor says of an invented package."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from showfloor.api.request import FamilyAnswer, FamilyRequest
from showfloor.api.sizes import FamilySizes, SizeRequest
from showfloor.demos import Derived, Group
from showfloor.errors import SourceError, SourcesError, ToolError
from showfloor.model.api import (
    ApiComponentLink,
    ApiEntry,
    ApiImport,
    ApiOrigin,
    ApiProp,
    ApiSize,
    ApiType,
)
from showfloor.model.blocks import Heading, Prose
from showfloor.model.navigation import PageLink
from showfloor.model.page import EntryLink
from showfloor.workspace import (
    ApiPages,
    Coverage,
    FrontendSources,
    Inputs,
    Site,
    Workspace,
    prop_coverage,
)
from showfloor.workspace.reference.reference_map import ReferenceSource
from support.places import TOOLS
from support.site.tiny_site import copy_tiny
from support.site.workplace import MemoryCaches, inputs_at, next_process

PACKAGE = "clsx"  # any package that is installed
SEED = "/acorn-kit/part-seed/"
API = "/acorn-kit/api/seed-bag/"
LIST = "families/acorn-kit/api.toml"
PAGE = "pages/acorn-kit/components/seed/index.md"
DEMO = "pages/acorn-kit/components/seed/DayCounter.tsx"
TREE = "navigation/acorn-kit.toml"
ISSUES = "https://code.example/issues?q={name}"
SOURCE = "https://code.example/tree/v1/src/SeedBag"


class Told:
    """An extractor that knows its answer, and how often it was asked."""

    fingerprint = "invented"

    def __init__(self) -> None:
        self.asked = 0
        self.hooks: set[str] = set()
        self.description = "Holds seeds. See [the old page](/acorn-kit/gone/)."

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        self.asked += 1
        [request] = requests
        entries = tuple(self.entry(one.name, one.route, one.anchor) for one in request.entries)
        return [FamilyAnswer(id=request.id, entries=entries, problems=(), milliseconds=0)]

    def entry(self, name: str, route: str, anchor: str | None) -> ApiEntry:
        size = ApiProp(
            name="size",
            type=ApiType(text="'big' | 'small'", kind="choice"),
            origin=ApiOrigin(kind="own", name=name, package=PACKAGE),
        )
        module = f"{PACKAGE}/{name}"
        return ApiEntry(
            name=name,
            kind="hook" if name in self.hooks else "component",
            family="acorn-kit",
            route=route,
            anchor=anchor,
            slug={"SeedBag": "seed-bag"}.get(name, name.lower()),
            package=PACKAGE,
            version="1.0.0",
            imports=(
                ApiImport(code=f"import {name} from '{module}';", specifier=module),
                ApiImport(code=f"import {{ {name} }} from '{PACKAGE}';", specifier=PACKAGE),
            ),
            description=self.description,
            source=f"https://code.example/tree/v1/src/{name}",
            props=() if name in self.hooks else (size,),
            parameters=(size,) if name in self.hooks else (),
            inherits=(ApiComponentLink(name="Bark", package=PACKAGE, href="/acorn-kit/api/bark/"),),
        )


class Weighed:
    """A sizer to which all imports are equally large."""

    fingerprint = "invented"

    def measure(self, requests: Sequence[SizeRequest]) -> Sequence[FamilySizes]:
        return [
            {slug: ApiSize(minified=900, compressed=300, added=100) for slug in request.entries}
            for request in requests
        ]


class Weighing(Weighed):
    """A sizer that waits until it may measure."""

    def __init__(self) -> None:
        self.may_measure = Event()

    def measure(self, requests: Sequence[SizeRequest]) -> Sequence[FamilySizes]:
        assert self.may_measure.wait(timeout=20)
        return super().measure(requests)


def save(file: Path, old: str, new: str) -> None:
    """Write the first of something differently, or something before all."""
    file.write_text(file.read_text().replace(old, new, 1))


def add(file: Path, text: str) -> None:
    file.write_text(file.read_text() + text)


def version() -> str:
    manifest = TOOLS / PACKAGE / "package.json"
    return str(json.loads(manifest.read_text())["version"])


def reference_site(root: Path, told: Told) -> Inputs:
    """Write a tiny site with a reference of three entries, two of them on one page."""
    copy_tiny(root)
    family = root / "families/acorn-kit/family.toml"
    known = f'issues = "{ISSUES}"\ndesign = "/acorn-kit/"\n{family.read_text()}'
    family.write_text(f'{known}\n[packages]\n"{PACKAGE}" = "{version()}"\n')
    (root / LIST).write_text(
        f'[pages]\n"/acorn-kit/parts/api/" = ["Leaf", "Twig"]\n\n'
        f'[packages."{PACKAGE}"]\ncomponents = ["SeedBag", "Leaf", "Twig"]\n'
    )
    add(root / TREE, '\n[[items]]\npathname = "api"\ntitle = "API"\nreference = true\n')
    save(root / PAGE, "components: [", "components: [SeedBag, ")
    save(root / DEMO, "", f"import SeedBag from '{PACKAGE}/SeedBag';\n")
    add(root / DEMO, "<SeedBag />;\n")
    return replace(inputs_at(root, MemoryCaches()), extractor=told, sizer=Weighed())


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def inputs(tmp_path: Path, told: Told) -> Inputs:
    return reference_site(tmp_path / "site", told)


@pytest.fixture
def root(inputs: Inputs) -> Path:
    return inputs.root


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return Workspace(reference_site(tmp_path_factory.mktemp("site"), Told())).update()


def test_entries_have_pages_of_their_own_or_together(site: Site) -> None:
    assert {API, "/acorn-kit/parts/api/"} <= set(site.pages)
    page = site.page("/acorn-kit/parts/api/")
    assert page.title == "Leaf, Twig API"
    assert [entry.id for entry in page.contents if entry.level == 2] == ["leaf", "twig"]
    assert site.page(API).title == "SeedBag API"
    page = site.page(API)
    assert page.description.startswith("Props, slots, classes and types of SeedBag from clsx 1.0.0")
    ids = [block.id for block in page.blocks if isinstance(block, Heading)]
    assert [entry.id for entry in page.contents] == ids
    facts = next(page for page in site.facts.pages if page.route == API)
    assert "seed-bag-prop-size" in facts.anchors


def test_a_page_of_several_entries_is_named_by_their_guide_and_in_its_order(
    inputs: Inputs, root: Path
) -> None:
    save(root / PAGE, "[SeedBag, ", "[SeedBag, Twig, Leaf, ")
    parts = Workspace(inputs).update().page("/acorn-kit/parts/api/")
    assert parts.title == "Seed components"
    assert [entry.id for entry in parts.contents if entry.level == 2] == ["twig", "leaf"]


def test_the_navigation_leads_to_every_entry(site: Site) -> None:
    tree = next(tree for tree in site.trees if tree.id == "acorn-kit")
    group = tree.items[-1]
    assert [node.pathname for node in group.children] == [
        "/acorn-kit/parts/api/#leaf",
        API,
        "/acorn-kit/parts/api/#twig",
    ]
    assert site.pages[API].frame.place.previous == PageLink(
        title="Leaf", href="/acorn-kit/parts/api/"
    )


def test_a_page_links_the_entries_that_it_documents(site: Site) -> None:
    frame = site.pages[SEED].frame
    assert frame.api_links == (EntryLink(title="SeedBag", href=API, source=SOURCE),)
    assert frame.issues == "https://code.example/issues?q=SeedBag"
    assert frame.design == "/acorn-kit/"
    frame = site.pages["/acorn-kit/"].frame
    assert (frame.api_links, frame.issues, frame.design) == ((), None, None)


def test_an_entry_links_the_demos_that_use_it(site: Site) -> None:
    blocks = repr(site.page(API).blocks)
    assert f'<li><a href="{SEED}#DayCounter">Seed</a></li>' in blocks


def test_an_entry_opens_with_the_page_that_explains_it(site: Site) -> None:
    first = site.page(API).blocks[0]
    assert isinstance(first, Prose)
    assert first.html.startswith("<p>A seed waits, then grows into a branch. <a class=")
    assert f'href="{SEED}">Guide: Seed</a>' in first.html


def test_links_to_pages_that_are_not_there_are_dropped(site: Site) -> None:
    blocks = repr(site.page(API).blocks)
    assert "/acorn-kit/gone/" not in blocks
    assert "/acorn-kit/api/bark/" not in blocks
    assert "the old page" in blocks


def test_nothing_is_read_again_while_nothing_changes(inputs: Inputs, told: Told) -> None:
    workspace = Workspace(inputs)
    workspace.update()
    workspace.update()
    next_process(workspace).update()
    assert told.asked == 1


def test_lost_blocks_are_written_again(inputs: Inputs, told: Told) -> None:
    workspace = Workspace(inputs)
    before = workspace.update().page(API)
    assert isinstance(inputs.caches, MemoryCaches)
    inputs.caches.forget("blocks")
    assert next_process(workspace).update().page(API) == before
    assert told.asked == 2


def test_a_changed_list_is_read_and_drawn_again(inputs: Inputs, told: Told, root: Path) -> None:
    workspace = Workspace(inputs)
    workspace.update()
    told.description = "Holds many seeds."
    save(root / LIST, "", "# changed\n")
    assert "Holds many seeds." in repr(workspace.update().page(API).blocks)


def history_of(root: Path, package: str, *rows: str) -> None:
    """Write the table of a package that had the bag and the leaf in 0.8."""
    known = ("0.8,added,SeedBag,component,SeedBag,,", "0.8,added,Leaf,component,Leaf,,")
    head = ("version,change,entry,kind,name,before,after", "0.8,release,,,0.8.0,,", *known)
    file = root / f"history/{package}.csv"
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join((*head, "1.0,release,,,1.0.0,,", *rows, "")))


def digests(site: Site) -> dict[str, str]:
    records = site.made_by(ApiPages).records
    return {record.facts.route: record.body.digest for record in records.values()}


def test_an_edit_of_a_history_makes_the_pages_of_its_package_again(
    inputs: Inputs, root: Path
) -> None:
    workspace = Workspace(inputs)
    before = digests(workspace.update())
    history_of(root, PACKAGE, "1.0,added,SeedBag,prop,size,,")
    site = workspace.update()
    assert "since='1.0'" in repr(site.page(API).blocks)
    assert all(digests(site)[route] != digest for route, digest in before.items())
    history_of(root, PACKAGE, "1.0,added,SeedBag,prop,girth,,")
    site = next_process(workspace).update()
    assert "since='1.0'" not in repr(site.page(API).blocks)
    history_of(root, "other", "1.0,added,SeedBag,prop,size,,")
    assert digests(workspace.update()) == digests(site)


def test_histories_are_read_only_for_pages_that_changed(
    inputs: Inputs, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history_of(root, PACKAGE, "1.0,added,SeedBag,prop,size,,")
    workspace = Workspace(inputs)
    before = digests(workspace.update())
    with monkeypatch.context() as patch:
        patch.setattr(ReferenceSource, "histories", None)
        assert digests(next_process(workspace).update()) == before


def test_a_history_that_cannot_be_read_stops_the_build(inputs: Inputs, root: Path) -> None:
    history_of(root, PACKAGE, "1.0,added,SeedBag,sort,size,,")
    with pytest.raises(SourceError) as caught:
        _ = Workspace(inputs).update().made_by(ApiPages).records
    assert str(caught.value).startswith(
        f'history/{PACKAGE}.csv:6: bad history: "sort" is no part of an API'
    )


def coverage_of(inputs: Inputs) -> Sequence[Coverage]:
    return prop_coverage(Workspace(inputs).update())


def test_props_that_demos_give_are_told_from_those_that_none_does(
    inputs: Inputs, root: Path
) -> None:
    unshown = coverage_of(inputs)
    assert unshown == [Coverage(SEED, "SeedBag", ("size",), ("size",))]
    save(root / DEMO, "<SeedBag />", '<SeedBag size="big" />')
    [covered] = coverage_of(inputs)
    assert covered.missing == ()


@pytest.mark.parametrize(
    ("forwards", "use"),
    [
        ('Leaf = ["SeedBag"]', '<Leaf size="big" />'),
        ('"Leaf.slotProps.bag" = ["Twig"]\nTwig = ["SeedBag"]', "<Leaf slotProps={slotProps} />"),
        ('"*.bags" = ["SeedBag"]', "<Leaf bags={[{ size: 'big' }]} />"),
        ('"*.bags" = ["SeedBag"]', "<Leaf bags={{ wet: true }} />"),
    ],
)
def test_what_an_entry_forwards_is_shown_of_the_receiver(
    inputs: Inputs, root: Path, forwards: str, use: str
) -> None:
    add(root / LIST, f"\n[forwards]\n{forwards}\n")
    save(root / DEMO, "", f"import Leaf from '{PACKAGE}/Leaf';\n")
    add(root / DEMO, f"\nconst slotProps = {{ bag: {{ size: 'big' }} }};\n{use};\n")
    [coverage] = coverage_of(inputs)
    assert coverage.missing == (("size",) if "wet" in use else ())


def test_what_is_passed_on_counts_where_it_ends(inputs: Inputs, root: Path) -> None:
    save(root / PAGE, "[SeedBag, ", "[SeedBag, Leaf, ")
    add(root / LIST, '\n[forwards]\nSeedBag = ["Leaf", "Twig"]\n')
    coverage = {one.component: one for one in coverage_of(inputs)}
    assert (coverage["SeedBag"].props, coverage["SeedBag"].missing) == ((), ())
    assert (coverage["Leaf"].props, coverage["Leaf"].missing) == (("size",), ("size",))


@pytest.mark.parametrize("name", ["SeedBagProps", "BagSlotProps"])
def test_what_a_slot_reads_of_its_props_is_shown(inputs: Inputs, root: Path, name: str) -> None:
    add(root / LIST, '\n[owners]\nBagSlotProps = "SeedBag"\n')
    save(root / DEMO, "", f"import {{ type {name} }} from '{PACKAGE}/SeedBag';\n")
    add(root / DEMO, f"\nexport const Bag = ({{ size }}: {name}) => <b>{{size}}</b>;\n")
    [coverage] = coverage_of(inputs)
    assert coverage.missing == ()


def test_coverage_counts_the_parameters_of_hooks(inputs: Inputs, told: Told, root: Path) -> None:
    told.hooks = {"SeedBag"}
    [unshown] = coverage_of(inputs)
    assert unshown == Coverage(SEED, "SeedBag", ("size",), ("size",))
    demo = root / DEMO
    text = demo.read_text()
    demo.write_text(text.replace("<SeedBag />", "SeedBag({ size: 'big' })"))
    [named] = coverage_of(inputs)
    assert named.missing == ()
    beside = demo.with_name("Bag.tsx")
    beside.write_text(
        f"import useSeed from '{PACKAGE}/SeedBag';\n"
        "export const Bag = (props: object) => useSeed(props);\n"
    )
    demo.write_text(f"import {{ Bag }} from './Bag';\n{text}<Bag size='big' />;\n")
    [handed] = coverage_of(inputs)
    assert handed.missing == ()


def test_a_page_of_hooks_promises_no_slots(inputs: Inputs, told: Told) -> None:
    told.hooks = {"SeedBag"}
    description = Workspace(inputs).update().page(API).description
    assert description.startswith("Parameters, return value and types of SeedBag from clsx 1.0.0")


def test_what_is_bundled_is_known_before_imports_are_measured(inputs: Inputs) -> None:
    sizer = Weighing()
    begun: list[FrontendSources] = []

    def begin(bundled: FrontendSources) -> None:
        begun.append(bundled)
        sizer.may_measure.set()

    site = Workspace(replace(inputs, sizer=sizer)).update(begin=begin)
    assert begun == [site.frontend_sources]
    assert "0.1&nbsp;kB compressed (0.3&nbsp;kB alone)" in repr(site.page(API).blocks)


def test_only_a_build_tells_what_an_entry_costs(inputs: Inputs) -> None:
    unmeasured = replace(inputs, measures_imports=False)
    for used, told in ((unmeasured, 0), (inputs, 1), (unmeasured, 0), (inputs, 1)):
        workspace = Workspace.open(used)  # each goes on from what the one before it has left
        blocks = repr(workspace.update().page(API).blocks)
        workspace.write_state()
        assert blocks.count("0.1&nbsp;kB compressed") == told


def test_the_list_of_api_pages_can_be_linked_to(site: Site) -> None:
    anchors = {page.route: page.anchors for page in site.facts.pages}
    assert "api-pages" in anchors[SEED]
    assert "api-pages" not in anchors["/about/"]


def mistakes(inputs: Inputs) -> str:
    with pytest.raises(SourcesError) as caught:
        Workspace(inputs).update()
    return str(caught.value)


@pytest.mark.parametrize(("pathname", "line"), [(API, 7), ("/acorn-kit/api/", 1)])
def test_section_2_an_entry_that_the_reference_makes_too_names_both_places(
    inputs: Inputs, root: Path, pathname: str, line: int
) -> None:
    lines = (root / TREE).read_text().count("\n")
    add(root / TREE, f'\n[[items]]\npathname = "{pathname}"\ntitle = "A"\n')
    save(root / LIST, "components", "# Two lines down\ncomponents")
    save(root / LIST, "", 'index = "/acorn-kit/api/"\n')
    assert mistakes(inputs) == (
        f'navigation/acorn-kit.toml:{lines + 3}: the pathname "{pathname}" appears twice in'
        " one tree\n"
        f"  why: it is already at families/acorn-kit/api.toml:{line}, which fills the group of"
        " the API reference; the active page and its neighbors could not be determined\n"
        "  fix: remove this entry, or the name from the reference"
    )


def test_section_2_a_page_of_several_entries_is_no_entry_beside_them(
    inputs: Inputs, root: Path
) -> None:
    save(root / TREE, "", '[[items]]\npathname = "/acorn-kit/parts/api/"\n\n')
    assert mistakes(inputs).startswith(
        'navigation/acorn-kit.toml:2: the pathname "/acorn-kit/parts/api/" appears twice in one'
        " tree"
    )


def test_only_one_group_of_a_tree_holds_the_reference(inputs: Inputs, root: Path) -> None:
    first = (root / TREE).read_text().split('pathname = "api"')[0].count("\n") + 1
    add(root / TREE, '\n[[items]]\npathname = "again"\ntitle = "Again"\nreference = true\n')
    assert mistakes(inputs) == (
        f'navigation/acorn-kit.toml:{first + 5}: a second group, "again", is to be filled with the'
        " API reference\n"
        f"  why: the first is at navigation/acorn-kit.toml:{first}, and each entry would appear"
        " twice in one tree; the active page and its neighbors could not be determined\n"
        "  fix: keep reference = true at one of them"
    )


def test_a_page_at_the_address_of_the_reference_names_both_places(
    inputs: Inputs, root: Path
) -> None:
    written = root / "pages/acorn-kit/api/seed-bag/index.md"
    written.parent.mkdir(parents=True)
    written.write_text("---\ntitle: Seed bag\ndescription: A bag for seeds.\n---\n")
    assert mistakes(inputs) == (
        "pages/acorn-kit/api/seed-bag/index.md: the route /acorn-kit/api/seed-bag/ is taken by"
        " families/acorn-kit/api.toml:5\n"
        "  why: two pages cannot have one address\n"
        "  fix: rename the folder, or remove the entry there that generates the other page"
    )


def test_packages_are_read_beside_the_pages(inputs: Inputs, told: Told) -> None:
    asked = Event()

    class Waiting:
        """Prepares the demos of pages, but not before the packages are asked what they say."""

        fingerprint = "invented"

        def derive(self, groups: Sequence[Group]) -> list[Derived | SourceError]:
            assert asked.wait(timeout=60)
            return inputs.derive.derive(groups)

    class Asked(Told):
        def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
            asked.set()
            return told.extract(requests)

    site = Workspace(replace(inputs, derive=Waiting(), extractor=Asked())).update()
    assert site.pages[SEED].demos
    assert site.pages[API]


def test_mistakes_of_pages_are_told_before_those_of_packages(inputs: Inputs, root: Path) -> None:
    add(root / PAGE, "\n::nothing\n")

    class Failing(Told):
        def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
            raise ToolError("Packages cannot be read.", why="x", fix="y")

    with pytest.raises(SourcesError) as caught:
        Workspace(replace(inputs, extractor=Failing())).update()
    assert [error.path for error in caught.value.errors] == [Path(PAGE)]
