from pathlib import Path

import pytest

from showfloor.api import FamilyApi, load_family_api
from showfloor.errors import SourceError, SourcesError

KIT = '[packages."@acorn/kit"]\ncomponents = ["Leaf", "Twig"]\n'


def load(root: Path, text: str) -> FamilyApi | None:
    folder = root / "families" / "acorn-kit"
    folder.mkdir(parents=True)
    (folder / "api.toml").write_text(text)
    return load_family_api(folder, root)


def mistakes(root: Path, text: str) -> list[str]:
    with pytest.raises(SourcesError) as caught:
        load(root, text)
    return [str(error) for error in caught.value.errors]


def test_a_family_without_a_file_documents_no_api(tmp_path: Path) -> None:
    assert load_family_api(tmp_path / "families" / "acorn-kit", tmp_path) is None


def test_names_are_listed_package_by_package(tmp_path: Path) -> None:
    api = load(tmp_path, KIT + 'hooks = ["useLeaf"]\n\n[packages.other]\ninterfaces = ["Vein"]\n')
    assert api is not None
    assert [(one.name, one.kind, one.package) for one in api.listed()] == [
        ("Leaf", "component", "@acorn/kit"),
        ("Twig", "component", "@acorn/kit"),
        ("useLeaf", "hook", "@acorn/kit"),
        ("Vein", "interface", "other"),
    ]


def test_a_misspelled_field_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(SourceError) as caught:
        load(tmp_path, KIT + 'hook = ["useLeaf"]\n')
    assert str(caught.value) == (
        'families/acorn-kit/api.toml:3: the field "hook" is not known here\n'
        "  why: a misspelled field would be ignored without a word\n"
        '  fix: write "hooks"'
    )


def test_a_reference_is_read_from_packages_and_their_modules(tmp_path: Path) -> None:
    text = '[packages."../kit"]\ncomponents = ["Leaf"]\n[modules]\nLeaf = "../../leaf"\n'
    assert mistakes(tmp_path, text) == [
        'families/acorn-kit/api.toml:1: "../kit" is not the name of a package\n'
        "  why: installed packages are found by their names\n"
        '  fix: write a name such as "react" or "@scope/name"',
        'families/acorn-kit/api.toml:4: "../../leaf" is not a module of a package\n'
        "  why: modules are imported from installed packages\n"
        '  fix: write one such as "@scope/name/Part", without "." and ".."',
    ]


@pytest.mark.parametrize("route", ["/acorn-kit/api/", "acorn-kit/{slug}/", "/{slug}"])
def test_a_route_must_be_a_pattern(tmp_path: Path, route: str) -> None:
    assert mistakes(tmp_path, f'route = "{route}"\n' + KIT) == [
        f'families/acorn-kit/api.toml:1: the route "{route}" is no pattern of routes\n'
        "  why: every entry of the reference gets its page from it\n"
        '  fix: write a site path with {slug} in it, such as "/{family}/api/{slug}/"'
    ]


def test_pages_and_the_index_are_site_paths(tmp_path: Path) -> None:
    text = 'index = "/api"\n' + KIT + '\n[pages]\n"/leaves/#leaf" = ["Leaf"]\n'
    assert mistakes(tmp_path, text) == [
        'families/acorn-kit/api.toml:1: "/api" is not a site path\n'
        "  why: it is the route of a page\n"
        "  fix: write it with a slash at both ends, without an anchor",
        'families/acorn-kit/api.toml:6: "/leaves/#leaf" is not a site path\n'
        "  why: it is the route of a page\n"
        "  fix: write it with a slash at both ends, without an anchor",
    ]


def test_a_name_is_listed_once(tmp_path: Path) -> None:
    text = KIT + '\n[packages."@acorn/kit-pro"]\ncomponents = ["Bud", "Leaf"]\n'
    assert mistakes(tmp_path, text) == [
        "families/acorn-kit/api.toml:5: Leaf is listed twice\n"
        "  why: two entries would be at one route\n"
        "  fix: leave it to @acorn/kit, or remove it there"
    ]


def test_a_component_is_listed_with_or_without_the_one_that_holds_it(tmp_path: Path) -> None:
    text = '[packages."@acorn/kit"]\ncomponents = ["Leaf.Vein", "LeafVein"]\n'
    assert mistakes(tmp_path, text) == [
        "families/acorn-kit/api.toml:2: LeafVein is listed twice, first as Leaf.Vein\n"
        "  why: two entries would be at one route\n"
        "  fix: leave it to @acorn/kit, or remove it there"
    ]


@pytest.mark.parametrize(
    ("table", "line"),
    [
        ('[pages]\n"/leaves/" = ["Leaf", "Bud"]\n', 5),
        ('[modules]\nBud = "Buds"\n', 5),
        ('[hidden]\nBud = ["size"]\n"*" = ["key"]\n', 5),
        ('[owners]\nBudProps = "Bud"\n', 5),
        ('[forwards]\n"Bud.size" = ["Leaf"]\n', 5),
        ('[forwards]\n"*.slotProps.bud" = ["Leaf", "Bud"]\n', 5),
        ('[packages."@acorn/kit-pro"]\nplan = "pro"\nfree = ["Bud"]\n', 6),
    ],
)
def test_what_is_said_of_an_entry_needs_the_entry(tmp_path: Path, table: str, line: int) -> None:
    assert mistakes(tmp_path, KIT + "\n" + table) == [
        f"families/acorn-kit/api.toml:{line}: Bud is not documented here\n"
        "  why: what is said of it would have no effect\n"
        "  fix: correct the name, or list it with its package"
    ]
