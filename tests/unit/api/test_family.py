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


@pytest.mark.parametrize("route", ["/acorn-kit/api/", "acorn-kit/{slug}/", "/{slug}"])
def test_a_route_must_be_a_pattern(tmp_path: Path, route: str) -> None:
    [mistake] = mistakes(tmp_path, f'route = "{route}"\n' + KIT)
    assert f'api.toml:1: the route "{route}" is no pattern of routes\n' in mistake
