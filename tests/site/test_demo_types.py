"""Types of demos hold where readers paste them: alone, under the settings of a reader's project.

The site is compiled as one program, in which what one demo declares for a module is known to all.
So is what a package adds to the types of another one: a reader's project has only that of the demo.
"""

import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import pytest

from showfloor.demos import Derived, NodeDeriver, SourceFile
from showfloor.model.demo import CodeFile, Pieces
from showfloor.node import find_node
from showfloor.workspace import Site
from support.places import PROJECT
from support.site.exported_demos import (
    ExportedDemo,
    exported_demos,
    link_packages,
    older_react_types,
    write_exports,
)
from support.site.memory_cache import MemoryCache
from support.site.type_errors import type_errors
from support.site.workplace import PROGRAMS as NODE_PROGRAMS

PAGES = PROJECT / "site" / "pages"
OPTIONS = PROJECT / "web" / "src" / "demo" / "tools" / "compilerOptions.json"
"""Those of the projects that readers download, or open in a sandbox."""

PROGRAMS = PROJECT / ".showfloor" / "demo-types"
"""Where projects of readers are compiled."""
PROJECTS = "projects"
"""Folders of what guides show and other tests build."""
DECLARATION = re.compile(r"^declare (?:module|global)\b.*?^}", re.MULTILINE | re.DOTALL)
BESIDE = re.compile(r"from '\./(\w+)'")
ADDED = re.compile(
    r"(?:from '@mui/x-date-pickers(?:-pro)?/(Adapter\w+)'|^import type {} from '(.+)';)",
    re.MULTILINE,
)
"""Adapters add their type of date to those that all pickers of a program take and give."""
USUAL = ("AdapterDayjs",)
COPIER = PROJECT / "tests" / "support" / "site" / "copied_code.mjs"
SEVERAL = re.compile(r"^/\* \d+/\d+ (\S+) \*/\n\n", re.MULTILINE)
"""What is above each file where a demo is copied as several."""
MEMBER = re.compile(r"^ {4}(\w+)\??:", re.MULTILINE)


def declared(code: str) -> set[str]:
    """Return what code adds to the interfaces of packages, such as a color."""
    return {name for block in DECLARATION.findall(code) for name in MEMBER.findall(block)}


def mentions(code: str, name: str) -> bool:
    """Tell whether code may use an addition: as a text, a member or a key."""
    # Most demos do not have the word at all, which is told a hundred times as fast.
    return name in code and bool(re.search(rf"(['\"]){name}\1|\.{name}\b|\b{name}\??:", code))


def demos() -> dict[Path, str]:
    """Return the code of each demo, with that of the files beside it that readers get with it."""
    codes: dict[Path, str] = {}
    found = [*PAGES.rglob("*.tsx"), *PAGES.rglob("*.ts")]
    for file in sorted(file for file in found if PROJECTS not in file.parts):
        demo = file.parent if (file.parent / "index.tsx").exists() else file
        code = file.read_text(encoding="utf-8")
        beside = [file.with_name(f"{name}.tsx") for name in BESIDE.findall(code)]
        texts = (other.read_text(encoding="utf-8") for other in beside if other.exists())
        codes[demo] = "".join([codes.get(demo, ""), code, *texts])
    return codes


def leaning(codes: dict[Path, str]) -> list[str]:
    """Name the demos that may compile only with what another one declares."""
    return [
        f"{demo}: uses {name}, which only {owner.name} declares; declare it here too, or rename one"
        for owner, own in codes.items()
        for name in sorted(declared(own))
        for demo, code in codes.items()
        if mentions(code, name) and name not in declared(code)
    ]


Pasted = Mapping[str, str]
"""Files of an empty project into which a reader has pasted a demo, by their names."""


def pasted_demos(site: Site) -> dict[str, Pasted]:
    """Return what the button of each demo copies, in each styling, as files to be compiled."""
    shown = {
        f"{demo.id}-{variant.styling}": (variant.ts, variant.joined.ts)
        for page in site.pages.values()
        for demo in (site.demo(page, number) for number in range(len(page.facts.demos)))
        for variant in demo.variants
    }
    texts = copied([*shown.values()])
    return {
        name: pasted(files[0].name, text)
        for (name, (files, _)), text in zip(shown.items(), texts, strict=True)
    }


def copied(demos: Sequence[tuple[Sequence[CodeFile], Pieces | None]]) -> list[str]:
    """Return what is copied of demos, of each the entry first, in one run of Node."""
    asked = [
        {
            "files": [{"name": file.name, "source": file.source} for file in files],
            "joined": joined,
        }
        for files, joined in demos
    ]
    done = subprocess.run(
        [find_node(), COPIER], input=msgspec.json.encode(asked), capture_output=True, check=True
    )
    return msgspec.json.decode(done.stdout, type=list[str])


def pasted(entry: str, text: str) -> Pasted:
    """Return files by their names; text that names none is one file."""
    before, *parts = SEVERAL.split(text)
    return dict(zip(parts[::2], parts[1::2], strict=True)) if parts else {entry: before}


def compiler_errors(folder: Path, demos: Mapping[str, Pasted]) -> list[str]:
    """Compile demos as one program, each in a folder of its own."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, files in demos.items():
        (folder / name).mkdir(parents=True)
        for file, text in files.items():
            (folder / name / file).write_text(text, encoding="utf-8")
    # As if packages were no links: they find the types of React that the project has.
    options = msgspec.json.decode(OPTIONS.read_bytes()) | {"preserveSymlinks": True}
    return type_errors(folder, {"compilerOptions": options, "include": ["."]})


def test_no_demo_leans_on_what_another_declares() -> None:
    codes = demos()
    assert any(map(declared, codes.values())), "no demo declares anything, so this checks nothing"
    assert leaning(codes) == []


def test_a_demo_that_leans_on_another_is_named() -> None:
    owner = "declare module '@oak/bark' {\n  interface Colors {\n    moss: true;\n  }\n}\n"
    user = '<Leaf color="moss" />'
    codes = {Path("Forest.tsx"): owner + user, Path("Meadow.tsx"): user, Path("Sky.tsx"): "moss()"}
    assert leaning(codes) == [
        "Meadow.tsx: uses moss, which only Forest.tsx declares; declare it here too, or rename one"
    ]


def program_of(files: Mapping[str, str]) -> tuple[str, ...]:
    """Return what adds types to packages in a demo; a program may hold all demos with the same."""
    code = "".join(files.values())
    if DECLARATION.search(code):
        return (code,)
    added = {adapter or module for adapter, module in ADDED.findall(code)}
    return tuple(sorted(added)) or USUAL


def file(name: str, source: str) -> CodeFile:
    """A file of a demo, without what pages show of it."""
    return CodeFile(name=name, language="tsx", source=source, html="", preview=None)


def joined(files: Sequence[CodeFile]) -> Pieces | None:
    """Return the pieces of the file that a build makes of the files."""
    group = tuple(SourceFile(name=one.name, path=one.name, text=one.source) for one in files)
    [derived] = NodeDeriver(NODE_PROGRAMS, MemoryCache()).derive([group])
    assert isinstance(derived, Derived)
    return derived.joined.ts


def test_what_is_copied_are_the_files_that_a_demo_needs() -> None:
    seed = file("seed.ts", "export const seed = 1;\n")
    forest = file("Forest.tsx", "import { seed } from './seed';\n\nexport default seed;\n")
    sheet = file("forest.css", ".forest {}\n")
    groups = [[seed], [forest, seed], [forest, seed, sheet]]
    alone, one, several = copied([(files, joined(files)) for files in groups])
    assert pasted("seed.ts", alone) == {"seed.ts": seed.source}
    whole = pasted("Forest.tsx", one)
    assert [*whole] == ["Forest.tsx"]
    assert [*pasted("Forest.tsx", several)] == ["Forest.tsx", "seed.ts", "forest.css"]
    demos = {"joined": whole, "torn": {"Forest.tsx": forest.source}}
    [error] = compiler_errors(PROGRAMS / "few", demos)
    assert "torn/Forest.tsx(1,22): error TS2307: Cannot find module './seed'" in error


@pytest.mark.sweep
def test_what_is_copied_of_each_demo_compiles_in_an_empty_project(site: Site) -> None:
    programs: dict[tuple[str, ...], dict[str, Pasted]] = {}
    demos = pasted_demos(site)
    for name, files in demos.items():
        programs.setdefault(program_of(files), {})[name] = files
    assert len(programs[USUAL]) > len(demos) / 2
    link_packages(PROGRAMS)
    found = [
        error
        for number, own in enumerate(programs.values())
        for error in compiler_errors(PROGRAMS / str(number), own)
    ]
    assert found == []


FAMILIES = sorted(
    file.parent.name for file in (PROJECT / "site" / "families").glob("*/family.toml")
)

READERS = {
    "pinned": {},
    "react-19.0": {},
    "react-18.3": {},
    "exact": {"exactOptionalPropertyTypes": True},
}
"""What readers set in their projects, beside the options of the ZIP."""

INERT = "`inert` is an attribute since React 19"
REF = "its package passes `ref` as a prop, as components have it since React 19"
SINCE_REACT_19: Mapping[str, str] = {
    "/base-ui/react-drawer/demos/DrawerPersistent/": INERT,
    "/base-ui/react-transitions/demos/FileSelectionBar/": INERT,
    "/material-ui/react-backdrop/demos/BackdropContainer/": INERT,
    "/material-ui/react-backdrop/demos/BackdropStatus/": INERT,
    "/joy-ui/react-autocomplete/demos/AutocompleteInline/": REF,
    "/x/react-data-grid/components/ai-assistant-panel/demos/AiPanelCustom/": REF,
    "/x/react-data-grid/components/columns-panel/demos/ColumnsPanelRender/": REF,
    "/x/react-data-grid/components/export/demos/ExportRender/": REF,
    "/x/react-data-grid/components/filter-panel/demos/FilterPanelBasic/": REF,
    "/x/react-data-grid/components/pivot-panel/demos/PivotPanelRender/": REF,
    "/x/react-data-grid/components/prompt-field/demos/PromptFieldCustom/": REF,
    "/x/react-data-grid/components/prompt-field/demos/PromptFieldVoice/": REF,
    "/x/react-data-grid/components/quick-filter/demos/QuickFilterCustom/": REF,
    "/x/react-data-grid/components/quick-filter/demos/QuickFilterExpand/": REF,
    "/x/react-data-grid/components/toolbar/demos/OrdersToolbar/": REF,
    "/x/react-data-grid/components/usage/demos/UsageBaseSlots/": REF,
    "/x/react-data-grid/components/usage/demos/UsageRenderFunction/": REF,
    "/material-ui/react-table/demos/TableVirtualized/": REF,
}
"""Demos that need types of React 19, by their address, and why."""

POPOVER = "the tree's root props have `popover='hint'`, which types of React 19.0 do not know"
SINCE_REACT_19_1: Mapping[str, str] = {
    "/x/react-tree-view/rich-tree-view/headless/demos/HeadlessExpansionLog/": POPOVER,
    "/x/react-tree-view/rich-tree-view/headless/demos/HeadlessFavorites/": POPOVER,
    "/x/react-tree-view/rich-tree-view/headless/demos/HeadlessLockedBranch/": POPOVER,
}
"""Demos that need newer types than those of React 19.0."""

UNDEFINED = PROJECT / "tests" / "site" / "passing_undefined.txt"
"""Addresses of demos that pass on `undefined` to a prop whose package only lets it be left out.

The packages do so themselves, as in `renderInput` of Autocomplete: who sets
`exactOptionalPropertyTypes` meets it everywhere. A demo that no longer does so leaves the list.
"""


def expected_to_fail(reader: str) -> set[str]:
    """Return the addresses of the demos that cannot compile for a reader."""
    if reader == "exact":
        return set(UNDEFINED.read_text("utf-8").split())
    newer = {"react-18.3": SINCE_REACT_19, "react-19.0": SINCE_REACT_19_1}
    return {*newer.get(reader, {})}


@pytest.mark.sweep
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("reader", READERS)
def test_the_zip_of_each_demo_compiles_with_what_readers_have(
    exports: Sequence[ExportedDemo], reader: str, family: str
) -> None:
    programs: dict[tuple[str, ...], list[ExportedDemo]] = defaultdict(list)
    for demo in exports:
        if demo.family == family:
            code = {path: text for path, text in demo.files.items() if path.startswith("src/demo/")}
            programs[program_of(code)].append(demo)
    folder = PROGRAMS / reader / family
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    version = reader.partition("react-")[2]
    link_packages(folder, older_react_types(version) if version else None)
    errors = [
        error
        for number, demos in enumerate(programs.values())
        for error in export_errors(folder / str(number), demos, READERS[reader])
    ]
    own = {demo.alone for demo in exports if demo.family == family}
    failing = {alone for alone in own if any(f"{alone.strip('/')}/" in error for error in errors)}
    expected = expected_to_fail(reader) & own
    faults = [
        error for error in errors if not any(f"{alone.strip('/')}/" in error for alone in expected)
    ]
    assert faults == [], "write these so that they compile with what readers have"
    assert sorted(expected - failing) == [], "these compile now: take them off the list"


@pytest.fixture(scope="module")
def exports(dist: Path) -> list[ExportedDemo]:
    """All demos of the site, as their ZIP holds them."""
    return exported_demos(dist)


def export_errors(
    folder: Path, demos: Sequence[ExportedDemo], settings: Mapping[str, bool]
) -> list[str]:
    """Compile what the ZIPs of demos hold as one program, with the packages that are linked."""
    write_exports(folder, demos)
    # As if it were no link: packages find the types of React that the project has.
    options = msgspec.json.decode(OPTIONS.read_bytes()) | settings | {"preserveSymlinks": True}
    return type_errors(folder, {"compilerOptions": options, "include": ["**/src/**/*"]})
