from collections.abc import Sequence
from pathlib import Path

import pytest

from showfloor.demos import (
    DemoSource,
    Derived,
    Group,
    installed_versions,
    load_demos,
    project_of,
    project_packages,
    read_demo,
)
from showfloor.errors import SourceError, SourcesError, ToolError
from showfloor.model.demo import Demo, DemoVariant, Joined
from showfloor.model.product import PackagePin
from support.site.demo_site import demo_request, write

PINS = {"react": "19.0.0", "@oak/kit": "1.2.3"}
SEED = """\
import { useState } from 'react';
import { Acorn } from '@oak/kit';
import { size } from './size';

export default function BigHTMLSeed() {
  const [days] = useState<number>(size);
  return <Acorn days={days} />;
}
"""


class Lower:
    """Stands for the program: what it derives is easy to tell."""

    fingerprint = "invented"

    def derive(self, groups: Sequence[Group]) -> list[Derived | SourceError]:
        joined = [Joined(ts=(str(len(group)),)) for group in groups]
        codes = [group[0].text.replace("<number>", "") for group in groups]
        return [Derived(joined=one, code=code) for one, code in zip(joined, codes, strict=True)]


class Refuse:
    fingerprint = "invented"

    def derive(self, groups: Sequence[Group]) -> list[Derived | SourceError]:
        return [SourceError("no", path=file.path, why="w", fix="f") for file, *_ in groups]


def seed(root: Path) -> DemoSource:
    write(root, "BigHTMLSeed/index.tsx", SEED)
    write(root, "BigHTMLSeed/size.ts", "export const size = 3;\n")
    return read_demo(demo_request(root, "BigHTMLSeed"))


def test_a_demo_has_both_languages(tmp_path: Path) -> None:
    [demo] = load_demos([seed(tmp_path)], pins=PINS, derive=Lower())
    [variant] = demo.variants
    assert [file.name for file in variant.ts] == ["BigHTMLSeed.tsx", "size.ts"]
    assert [file.name for file in variant.js] == ["BigHTMLSeed.jsx", "size.js"]
    assert "useState(size)" in variant.js[0].source
    assert variant.joined.ts == ("2",)
    assert variant.ts[1].source == variant.js[1].source


def test_a_demo_says_what_it_is(tmp_path: Path) -> None:
    [demo] = load_demos([seed(tmp_path)], pins=PINS, derive=Lower())
    assert (demo.id, demo.path) == (
        "oak/parts/seed/BigHTMLSeed",
        "pages/oak/parts/seed/BigHTMLSeed",
    )
    assert demo.title == "Big HTML seed"
    assert [(pin.name, pin.version) for pin in demo.dependencies] == [
        ("@oak/kit", "1.2.3"),
        ("react", "19.0.0"),
    ]


def test_preview_lines_are_marked(tmp_path: Path) -> None:
    entry = load_demos([seed(tmp_path)], pins=PINS, derive=Lower())[0].variants[0].ts[0]
    assert entry.preview == (1, 8)
    assert entry.html.count('<span class="s-line" data-preview>') == 8
    assert entry.html.count('class="s-line"') == 8


def preview(text: str, root: Path, *, subjects: str = "", named: str = "") -> object:
    write(root, "Seed.tsx", text)
    source = read_demo(demo_request(root, "Seed", subjects=subjects, named=named))
    return load_demos([source], pins=PINS, derive=Lower())[0].variants[0].ts[0].preview


def lengthy(*lines: str, before: int = 20) -> str:
    """A component whose element has many lines before those given, which begin at `before` + 6."""
    filling = "\n".join(f"      <p>{number}</p>" for number in range(before))
    rest = "\n".join(f"      {line}" for line in lines)
    return (
        "import { Acorn } from '@oak/kit';\n\nexport default function Seed() {\n  return (\n"
        f"    <main>\n{filling}\n{rest}\n    </main>\n  );\n}}\n"
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("function Seed() {", "}\n\nexport default Seed;\n"),
        ("const Seed = () => {", "};\n\nexport default Seed;\n"),
        ("export default () => {", "};\n"),
        ("const Seed = memo(() => {", "});\n\nexport default Seed;\n"),
        ("function Seed() {", "}\n\nexport default memo(Seed);\n"),
    ],
)
def test_the_preview_follows_the_default_export(before: str, after: str, tmp_path: Path) -> None:
    text = lengthy(before=12)
    head, _, body = text.partition("export default function Seed() {")
    assert body.endswith("}\n")
    assert preview(f"{head}{before}{body.removesuffix('}' + chr(10))}{after}", tmp_path) == (5, 19)


def test_names_that_go_round_have_no_preview(tmp_path: Path) -> None:
    text = lengthy(before=12).replace("export default ", "")
    exported = "const Oak = memo(Elm);\nconst Elm = memo(Oak);\n\nexport default Oak;\n"
    assert preview(f"{text}\n{exported}", tmp_path) is None


RINGS = """\
import type { Ring } from '@oak/kit';

const rings: Ring[] = [
  { field: 'year' },
  {
    field: 'width',
    shade: (ring) => ring.width > 2,
  },
  { field: 'bark' },
];

"""
FILLING = "\n".join(f"  part{number}: {number}," for number in range(25))
RING = f"const ring: Ring = {{\n{FILLING}\n  shade: 2,\n  width: 1,\n}};\n"
SECTION = lengthy("<section>", "  <Acorn />", "</section>")
TWO = lengthy("<Acorn />", "<Acorn dry />", *["<p>more</p>"] * 20, "<Acorn ripe />")
FAR = lengthy("<Acorn dry />", "<p>or</p>", "<Acorn ripe />", *["<p />"] * 20, "<Acorn old />")
TAG = lengthy("<Acorn", "  ripe", "  dry", ">", *["  <p />"] * 20, "</Acorn>")
PROPS = lengthy("<Acorn", *["  id"] * 20, "  ripe", "  old", "  dry", "/>")
OBJECTS = RINGS + lengthy("<Acorn dry />")
LONG_OBJECT = f"import type {{ Ring }} from '@oak/kit';\n{RING}{lengthy('<Acorn />')}"


@pytest.mark.parametrize(
    ("text", "subjects", "named", "lines"),
    [
        pytest.param(SECTION, "Acorn", "", (26, 28), id="what the page is about"),
        pytest.param(lengthy(before=30), "", "", (6, 25), id="as much as fits"),
        pytest.param(lengthy(before=11), "", "", (1, 20), id="twenty lines whole"),
        pytest.param(lengthy(before=12), "", "", (5, 19), id="more than twenty lines in part"),
        pytest.param(TWO, "Acorn", "dry", (27, 27), id="a prop that the section names"),
        pytest.param(TWO, "Acorn", "ripe", (48, 48), id="a prop far below"),
        pytest.param(FAR, "Acorn", "dry ripe old", (26, 28), id="as many named props as fit"),
        pytest.param(TAG, "Acorn", "dry ripe", (26, 29), id="the tag of a long element"),
        pytest.param(PROPS, "Acorn", "dry ripe", (47, 49), id="some props of a long tag"),
        pytest.param(OBJECTS, "Acorn Ring", "shade", (5, 8), id="a named property"),
        pytest.param(OBJECTS, "Acorn Ring", "field shade", (5, 8), id="two in one object"),
        pytest.param(OBJECTS, "Acorn Ring", "dry", (37, 37), id="a prop beside objects"),
        pytest.param(OBJECTS, "Acorn", "shade dry", (37, 37), id="no other type's property"),
        pytest.param(LONG_OBJECT, "Ring", "shade width", (28, 29), id="a few of a long object"),
    ],
)
def test_a_preview_shows(
    text: str, subjects: str, named: str, lines: tuple[int, int], tmp_path: Path
) -> None:
    assert preview(text, tmp_path, subjects=subjects, named=named) == lines


def test_a_name_that_no_code_gives_changes_nothing(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx", lengthy("<Acorn dry />"))
    named = [read_demo(demo_request(tmp_path, "Seed", named=one)) for one in ("", "ripe size")]
    assert named[0] == named[1]


def test_every_file_without_a_form_is_told(tmp_path: Path) -> None:
    with pytest.raises(SourcesError) as caught:
        load_demos([seed(tmp_path)], pins=PINS, derive=Refuse())
    assert len(caught.value.errors) == 2


def test_a_package_that_is_not_installed_is_named(tmp_path: Path) -> None:
    with pytest.raises(ToolError) as caught:
        load_demos([seed(tmp_path)], pins={"react": "19.0.0"}, derive=Lower())
    assert str(caught.value) == (
        "The package @oak/kit is not installed, and a demo imports it.\n"
        "  why: Readers are given the exact versions that a demo was built with.\n"
        "  fix: Run `npm ci` in the folder of the site's package.json, or add the package there."
    )


TOOLS = ["@types/react", "@types/react-dom", "@vitejs/plugin-react", "typescript", "vite"]
INSTALLED = dict.fromkeys(project_packages(["@oak/style"]), "1.0.0")


def demo() -> Demo:
    return Demo(
        id="oak/Leaf",
        name="Leaf",
        title="Leaf",
        family="oak",
        path="pages/oak/Leaf.tsx",
        variants=(DemoVariant(styling="css", module="oak/Leaf", ts=(), js=()),),
        dependencies=(PackagePin(name="@oak/kit", version="2.0.0"),),
    )


def test_a_project_has_what_is_imported_and_what_that_needs() -> None:
    project = project_of(demo(), ["@oak/style"], INSTALLED)
    assert [f"{pin.name} {pin.version}" for pin in project.dependencies] == [
        "@oak/kit 2.0.0",
        "@oak/style 1.0.0",
        "react 1.0.0",
        "react-dom 1.0.0",
    ]
    assert [pin.name for pin in project.tools] == TOOLS


def test_tailwind_is_installed_for_those_who_use_it() -> None:
    project = project_of(demo(), [], INSTALLED, uses_tailwind=True)
    assert {"tailwindcss", "@tailwindcss/vite"} <= {pin.name for pin in project.tools}


def test_a_missing_package_is_named() -> None:
    with pytest.raises(ToolError) as caught:
        project_of(demo(), ["@oak/bark"], INSTALLED)
    assert str(caught.value) == (
        "The package @oak/bark is not installed, and copies of demos need it.\n"
        "  why: Readers are given the exact versions that a demo was built with.\n"
        "  fix: Run `npm ci` in the folder of the site's package.json, or add the package there."
    )


def test_versions_come_from_the_installed_packages(tmp_path: Path) -> None:
    package = tmp_path / "@oak" / "kit"
    package.mkdir(parents=True)
    (package / "package.json").write_text('{"name": "@oak/kit", "version": "1.2.3-beta.4"}')
    assert installed_versions([tmp_path], ["@oak/kit", "missing"]) == {"@oak/kit": "1.2.3-beta.4"}
