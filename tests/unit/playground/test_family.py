import re
from pathlib import Path

import pytest

from showfloor.errors import SourceError
from showfloor.playground import FamilyPlayground, load_family_playground

DOCUMENT = Path(__file__).parents[3] / "docs" / "playgrounds.md"


def load(root: Path, text: str) -> FamilyPlayground:
    folder = root / "families" / "acorn-kit"
    folder.mkdir(parents=True)
    (folder / "playground.toml").write_text(text)
    family = load_family_playground(folder, root)
    assert family is not None
    return family


def test_a_family_without_a_file_has_no_playgrounds(tmp_path: Path) -> None:
    assert load_family_playground(tmp_path / "families" / "acorn-kit", tmp_path) is None


def test_the_example_of_the_documentation_is_valid(tmp_path: Path) -> None:
    [example] = re.findall(r"```toml\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    names = ["Twig", "Tree", "Bud", "Ring", "Nest", "Forest"]
    assert [*load(tmp_path, example).settings.components] == names


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            '[modules]\nLeaf = "@acorn/kit/Leaf"\nNut = "../../kit/Nut"\n',
            '3: "../../kit/Nut" is not a module of a package\n'
            "  why: modules are imported from installed packages\n"
            '  fix: write one such as "@scope/name/Part", without "." and ".."',
        ),
        (
            '[components.SeedBag]\nalign = "center"\nhiden = ["size"]\n',
            '3: the field "hiden" is not known here\n'
            "  why: a misspelled field would be ignored without a word\n"
            '  fix: write "hidden"',
        ),
        *(
            (
                f"[components.SeedBag]\nlines = {lines}\n",
                f'2: "lines": Expected `int` {bound}\n'
                "  why: the value does not fit\n  fix: change the value",
            )
            for lines, bound in ((2, ">= 3"), (10, "<= 9"))
        ),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(SourceError) as caught:
        load(tmp_path, text)
    assert str(caught.value) == f"families/acorn-kit/playground.toml:{told}"
