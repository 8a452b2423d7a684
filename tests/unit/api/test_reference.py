import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from showfloor.api import ApiReference, read_reference
from showfloor.api.request import ApiProblem, FamilyAnswer, FamilyRequest
from showfloor.config import load_site_config
from showfloor.errors import SourcesError
from showfloor.model.api import ApiEntry
from support.site.tiny_site import copy_tiny

API = """\
index = "/acorn-kit/api/"

[packages."@acorn/kit"]
components = ["Leaf", "Twig"]
"""


class TellsProblems:
    """An extractor that finds nothing but the problems it is made with."""

    fingerprint = "invented"

    def __init__(self, *problems: ApiProblem) -> None:
        self.problems = problems
        self.asked: list[FamilyRequest] = []

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        self.asked = list(requests)
        return [
            FamilyAnswer(id=one.id, entries=entries(one), problems=self.problems, milliseconds=0)
            for one in requests
        ]


def entries(request: FamilyRequest) -> tuple[ApiEntry, ...]:
    (package,) = request.packages
    return tuple(
        ApiEntry(
            name=one.name,
            kind=one.kind,
            family=request.id,
            route=one.route,
            slug=one.slug,
            package=one.package,
            version="2.1.0",
            imports=(),
            source=f"https://forge.test/tree/{package.tag}/src",
        )
        for one in request.entries
    )


def project(root: Path, *, api: str = API, installed: str | None = "2.1.0", pin: str = "") -> Path:
    site = copy_tiny(root / "site")
    family = site / "families" / "acorn-kit"
    (family / "api.toml").write_text(api)
    pinned = pin or '\n[packages]\n"@acorn/kit" = "2.1.0"\n'
    (family / "family.toml").write_text((family / "family.toml").read_text() + pinned)
    if installed is not None:
        folder = root / "node_modules" / "@acorn" / "kit"
        folder.mkdir(parents=True)
        (folder / "package.json").write_text(json.dumps({"version": installed}))
    return root


def read(root: Path, extractor: TellsProblems) -> ApiReference:
    return read_reference(load_site_config(root / "site"), root, extractor)


def mistakes(root: Path, *problems: ApiProblem) -> list[str]:
    with pytest.raises(SourcesError) as caught:
        read(root, TellsProblems(*problems))
    return [str(error) for error in caught.value.errors]


def problem(fault: str, entry: str = "Leaf", member: str = "", detail: str = "") -> ApiProblem:
    return ApiProblem(fault=fault, entry=entry, member=member, detail=detail)  # type: ignore[arg-type]


def test_families_with_a_file_have_entries_and_an_index(tmp_path: Path) -> None:
    reference = read(project(tmp_path), TellsProblems())
    found = reference.entries["acorn-kit"]
    assert [(entry.name, entry.route) for entry in found] == [
        ("Leaf", "/acorn-kit/api/leaf/"),
        ("Twig", "/acorn-kit/api/twig/"),
    ]
    assert reference.indexes == {"acorn-kit": "/acorn-kit/api/"}
    assert reference.notes == ()


def test_the_program_is_asked_for_the_plan(tmp_path: Path) -> None:
    extractor = TellsProblems()
    read(project(tmp_path, api=API + 'plan = "grove"\nfree = ["Twig"]\n'), extractor)
    [request] = extractor.asked
    assert [(one.name, one.plan) for one in request.packages] == [("@acorn/kit", "grove")]
    assert [one.plan for one in request.entries] == ["grove", None]


def test_a_plan_of_a_package_or_an_interface_is_one_of_the_family(tmp_path: Path) -> None:
    api = f'{API}plan = "gold"\n\n[plans]\nLeafProps = "silver"\n'
    with pytest.raises(SourcesError) as caught:
        read(project(tmp_path, api=api), TellsProblems())
    assert [str(error).split("\n") for error in caught.value.errors] == [
        [
            f'families/acorn-kit/api.toml:{line}: there is no plan "{plan}"',
            "  why: readers are told which plan of the product they need",
            "  fix: use one of: grove, forest",
        ]
        for line, plan in ((5, "gold"), (8, "silver"))
    ]


def test_sources_are_at_a_tag_that_declarations_are_not_read_again_for(tmp_path: Path) -> None:
    root, extractor = project(tmp_path, api=API + 'tag = "v{version}"\n'), TellsProblems()
    before = read(root, extractor).entries["acorn-kit"], extractor.asked
    (root / "site/families/acorn-kit/api.toml").write_text(API + 'tag = "kit-{version}"\n')
    after = read(root, extractor).entries["acorn-kit"], extractor.asked
    assert before[0][0].source == "https://forge.test/tree/v2.1.0/src"
    assert after[0][0].source == "https://forge.test/tree/kit-2.1.0/src"
    assert after[1] == before[1]


def test_a_package_that_is_not_installed_stops(tmp_path: Path) -> None:
    assert mistakes(project(tmp_path, installed=None)) == [
        "families/acorn-kit/api.toml:3: the package @acorn/kit is not installed\n"
        "  why: the API reference is read from its declarations\n"
        '  fix: run "npm ci" in the folder of the site\'s package.json, or add @acorn/kit there'
    ]


def test_another_version_than_pinned_stops(tmp_path: Path) -> None:
    assert mistakes(project(tmp_path, installed="2.2.0")) == [
        "families/acorn-kit/api.toml:3: @acorn/kit is pinned to 2.1.0, but 2.2.0 is installed\n"
        "  why: the reference would describe another version than the pages\n"
        '  fix: run "npm ci" in the folder of the site\'s package.json, or change the pin in'
        " family.toml"
    ]


def test_a_package_without_a_pin_stops(tmp_path: Path) -> None:
    assert mistakes(project(tmp_path, pin="\n[packages]\n")) == [
        "families/acorn-kit/api.toml:3: @acorn/kit is documented, but the family pins no version"
        " of it\n"
        "  why: readers could not tell which version the reference is about\n"
        '  fix: write "@acorn/kit" = "2.1.0" under [packages] in family.toml'
    ]


def test_a_package_without_declarations_stops_once(tmp_path: Path) -> None:
    found = mistakes(
        project(tmp_path),
        problem("undeclared", "Leaf", detail="@acorn/kit"),
        problem("undeclared", "Twig", detail="@acorn/kit"),
    )
    assert found == [
        "families/acorn-kit/api.toml:3:"
        " @acorn/kit has neither types nor a script that is its index\n"
        "  why: the API reference is read from them\n"
        "  fix: document a version that has one of them, or remove the package here"
    ]


def test_a_name_that_is_not_exported_stops(tmp_path: Path) -> None:
    assert mistakes(project(tmp_path), problem("missing", "Twig", detail="@acorn/kit")) == [
        "families/acorn-kit/api.toml:4: @acorn/kit does not export Twig\n"
        "  why: the API reference has a page for it\n"
        "  fix: correct the name, or remove it from the list"
    ]


@pytest.mark.parametrize(("member", "told"), [("size", "size of Leaf"), ("", "Leaf")])
def test_a_type_that_does_not_resolve_stops(tmp_path: Path, member: str, told: str) -> None:
    found = mistakes(project(tmp_path), problem("unresolved", "Leaf", member, "Sizes"))
    assert found == [
        f"families/acorn-kit/api.toml:4: the type of {told} does not resolve: Sizes\n"
        "  why: its page would say less than the declaration does\n"
        '  fix: install the package that declares it, or declare it in "declare"'
    ]


def test_types_that_are_nested_too_deeply_stop(tmp_path: Path) -> None:
    place = "node_modules/@acorn/kit/Leaf.d.ts:1"
    found = mistakes(
        project(tmp_path),
        problem("deep", "", "@acorn/kit", place),
        problem("deep", "", "elsewhere", "node_modules/elsewhere/index.d.ts:7"),
        problem("deep", "Twig", detail="@acorn/kit"),
    )
    why = "why: the compiler that reads them for the API reference cannot follow them"
    assert found == [
        "families/acorn-kit/api.toml: node_modules/elsewhere/index.d.ts:7: the types are nested"
        f" too deeply\n  {why}\n"
        "  fix: document another version of the package, or remove it here",
        f"families/acorn-kit/api.toml:3: {place}: the types are nested too deeply\n  {why}\n"
        "  fix: document another version of the package, or remove it here",
        f"families/acorn-kit/api.toml:4: the types of Twig are nested too deeply\n  {why}\n"
        "  fix: document another version of @acorn/kit, or remove the name from the list",
    ]


def test_a_prop_that_tells_the_parts_of_components_is_one_of_theirs(tmp_path: Path) -> None:
    api = f'{API}\n[parts]\nclasses = "classNames"\ncss-variables = "vars"\n'
    assert mistakes(project(tmp_path, api=api)) == [
        f'families/acorn-kit/api.toml:{line}: no component has the prop "{name}"\n'
        "  why: the parts of components are read from its type\n"
        "  fix: correct the name, or remove the line"
        for line, name in ((7, "classNames"), (8, "vars"))
    ]


def test_what_is_told_otherwise_is_noted(tmp_path: Path) -> None:
    extractor = TellsProblems(
        problem("unnamed", "Leaf", "size", "any"),
        problem("unnamed-class", "Leaf", "root", "the package"),
        problem("unknown-prop", "Leaf", "gone"),
    )
    assert read(project(tmp_path), extractor).notes == (
        "acorn-kit: the type of size of Leaf is shown as it resolves: any",
        "acorn-kit: the class root of Leaf has no name of its own in the package",
        "acorn-kit: gone of Leaf is checked while it runs, but not declared",
    )


def test_types_that_another_family_documents_are_linked(tmp_path: Path) -> None:
    root = project(tmp_path)
    other = root / "site" / "families" / "birch-kit"
    other.mkdir()
    for name in ("family.toml", "logo.svg"):
        source = root / "site" / "families" / "acorn-kit" / name
        (other / name).write_text(source.read_text().replace("@acorn/kit", "@birch/kit"))
    (other / "api.toml").write_text('[packages."@birch/kit"]\ninterfaces = ["Bark"]\n')
    folder = root / "node_modules" / "@birch" / "kit"
    folder.mkdir(parents=True)
    (folder / "package.json").write_text('{"version": "2.1.0"}')
    extractor = TellsProblems()
    read(root, extractor)
    asked = {request.id: request.elsewhere for request in extractor.asked}
    assert asked == {
        "acorn-kit": {"@birch/kit": {"Bark": "/birch-kit/api/bark/"}},
        "birch-kit": {
            "@acorn/kit": {
                "LeafProps": "/acorn-kit/api/leaf/",
                "TwigProps": "/acorn-kit/api/twig/",
            }
        },
    }
