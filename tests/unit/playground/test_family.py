import re
from pathlib import Path

import pytest

from showfloor.errors import SourceError
from showfloor.model.api import ApiRest
from showfloor.playground import FamilyPlayground, load_family_playground, mistakes_in
from support.site.invented_api import entry, prop, type_

DOCUMENT = Path(__file__).parents[3] / "docs" / "playgrounds.md"
ENTRIES = {
    "SeedBag": entry(
        prop("size", type=type_("'big' | 'small'", kind="choice", choices=("'big'", "'small'"))),
        prop("full", type=type_("boolean", kind="boolean")),
    )
}


def load(root: Path, text: str) -> FamilyPlayground:
    folder = root / "families" / "acorn-kit"
    folder.mkdir(parents=True)
    (folder / "playground.toml").write_text(text)
    family = load_family_playground(folder, root)
    assert family is not None
    return family


def mistakes(root: Path, text: str) -> list[str]:
    return [str(error) for error in mistakes_in(load(root, text), ENTRIES)]


def test_a_family_without_a_file_has_no_playgrounds(tmp_path: Path) -> None:
    assert load_family_playground(tmp_path / "families" / "acorn-kit", tmp_path) is None


def test_what_elements_use_comes_from_packages(tmp_path: Path) -> None:
    with pytest.raises(SourceError) as caught:
        load(tmp_path, '[modules]\nLeaf = "@acorn/kit/Leaf"\nNut = "../../kit/Nut"\n')
    assert str(caught.value) == (
        'families/acorn-kit/playground.toml:3: "../../kit/Nut" is not a module of a package\n'
        "  why: modules are imported from installed packages\n"
        '  fix: write one such as "@scope/name/Part", without "." and ".."'
    )


def test_a_misspelled_field_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(SourceError) as caught:
        load(tmp_path, '[components.SeedBag]\nalign = "center"\nhiden = ["size"]\n')
    assert str(caught.value) == (
        'families/acorn-kit/playground.toml:3: the field "hiden" is not known here\n'
        "  why: a misspelled field would be ignored without a word\n"
        '  fix: write "hidden"'
    )


@pytest.mark.parametrize(("lines", "bound"), [(2, ">= 3"), (10, "<= 9")])
def test_lines_of_code_stay_within_the_card(tmp_path: Path, lines: int, bound: str) -> None:
    with pytest.raises(SourceError) as caught:
        load(tmp_path, f"[components.SeedBag]\nlines = {lines}\n")
    assert str(caught.value) == (
        f'families/acorn-kit/playground.toml:2: "lines": Expected `int` {bound}\n'
        "  why: the value does not fit\n"
        "  fix: change the value"
    )


def test_the_example_of_the_documentation_is_valid(tmp_path: Path) -> None:
    [example] = re.findall(r"```toml\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    assert [*load(tmp_path, example).settings.components] == [
        "Twig",
        "Tree",
        "Bud",
        "Ring",
        "Nest",
        "Forest",
    ]


def test_what_fits_has_no_mistakes(tmp_path: Path) -> None:
    text = (
        '[modules]\nSprout = "@acme/sprouts/Sprout"\n\n'
        '[components.SeedBag]\nprops = { size = "small", full = true, "aria-label" = "Seeds" }\n'
        'elements = { full = { component = "Sprout", children = [{ component = "em" }] } }\n'
    )
    assert mistakes(tmp_path, text) == []


def test_a_component_must_be_documented(tmp_path: Path) -> None:
    assert mistakes(tmp_path, '[components.Sprout]\nchildren = "Green"\n') == [
        "families/acorn-kit/playground.toml:1: Sprout is not documented here\n"
        "  why: what is said of it would have no effect\n"
        "  fix: correct the name, or list the component in the family's api.toml"
    ]


def test_props_must_exist(tmp_path: Path) -> None:
    text = '[components.SeedBag]\nhidden = ["depth"]\nchildren = "Seeds"\n'
    assert mistakes(tmp_path, text) == [
        "families/acorn-kit/playground.toml:2: SeedBag has no prop depth\n"
        "  why: what is said of it would have no effect\n"
        "  fix: correct the name, or remove it",
        "families/acorn-kit/playground.toml:3: SeedBag has no prop children\n"
        "  why: what is said of it would have no effect\n"
        "  fix: correct the name, or remove it",
    ]


def test_a_given_prop_may_be_an_attribute_of_the_element(tmp_path: Path) -> None:
    family = load(tmp_path, '[components.SeedBag]\nprops = { title = "Seeds" }\n')
    assert len(list(mistakes_in(family, ENTRIES))) == 1
    spread = {"SeedBag": entry(*ENTRIES["SeedBag"].props, rest=ApiRest(element="div"))}
    assert list(mistakes_in(family, spread)) == []


def test_an_opener_names_props_of_the_component(tmp_path: Path) -> None:
    text = (
        '[components.SeedBag.opener]\nprop = "shown"\nanchor = "at"\ncloses = "onClose"\n'
        '[components.SeedBag]\nrenders = { draw = { component = "b" } }\n'
    )
    family = load(tmp_path, text)
    fix = "\n  why: what is said of it would have no effect\n  fix: correct the name, or remove it"
    at = "families/acorn-kit/playground.toml"
    assert [str(error) for error in mistakes_in(family, ENTRIES)] == [
        f"{at}:6: SeedBag has no prop draw{fix}",
        f"{at}:2: SeedBag has no prop shown{fix}",
        f"{at}:3: SeedBag has no prop at{fix}",
        f"{at}:4: SeedBag has no prop onClose{fix}",
    ]


def test_the_callbacks_of_an_opener_may_be_those_of_the_element(tmp_path: Path) -> None:
    family = load(tmp_path, '[components.SeedBag.opener]\nprop = "full"\ncloses = "onClick"\n')
    spread = {"SeedBag": entry(*ENTRIES["SeedBag"].props, rest=ApiRest(element="div"))}
    assert list(mistakes_in(family, spread)) == []


def test_the_button_of_an_opener_takes_a_press(tmp_path: Path) -> None:
    family = load(
        tmp_path,
        '[components.SeedBag.opener]\nprop = "full"\nbutton = { component = "Sprout" }\n',
    )
    deaf = {**ENTRIES, "Sprout": entry(prop("onPress"), name="Sprout")}
    assert [str(error) for error in mistakes_in(family, deaf)] == [
        "families/acorn-kit/playground.toml:3: Sprout has no prop onClick\n"
        "  why: the playground of SeedBag could not be opened\n"
        '  fix: name its callback with `press`, such as press = "onPress", or take'
        ' `component = "button"`'
    ]
    named = load(
        tmp_path / "named",
        '[components.SeedBag.opener]\nprop = "full"\npress = "onPress"\n'
        'button = { component = "Sprout" }\n',
    )
    assert list(mistakes_in(named, deaf)) == []
    own = {**ENTRIES, "Sprout": entry(prop("onClick"), name="Sprout")}
    assert list(mistakes_in(family, own)) == []
    spread = {**ENTRIES, "Sprout": entry(name="Sprout", rest=ApiRest(element="button"))}
    assert list(mistakes_in(family, spread)) == []


def test_a_value_must_be_one_of_the_type(tmp_path: Path) -> None:
    assert mistakes(tmp_path, '[components.SeedBag]\nprops = { size = "huge" }\n') == [
        "families/acorn-kit/playground.toml:2: size of SeedBag cannot be 'huge'\n"
        "  why: its type is 'big' | 'small'\n"
        "  fix: give a value of that type, or hide the prop"
    ]


def test_an_element_must_be_a_component_or_a_tag(tmp_path: Path) -> None:
    text = (
        "[components.SeedBag]\n"
        'elements = { full = { component = "b", children = [{ component = "Sprout" }] } }\n'
    )
    assert mistakes(tmp_path, text) == [
        "families/acorn-kit/playground.toml:1: Sprout is no component\n"
        "  why: it is neither in the family's reference nor in modules, and is no tag\n"
        "  fix: correct the name, or add it to modules"
    ]


def test_a_value_is_imported_from_somewhere(tmp_path: Path) -> None:
    text = (
        '[exports]\nday = "@acorn/days"\n'
        '[components.SeedBag]\nvalues = { size = { of = "day" }, full = { of = "dey" } }\n'
    )
    assert mistakes(tmp_path, text) == [
        "families/acorn-kit/playground.toml:3: dey is no value\n"
        "  why: it is neither in modules nor in exports\n"
        "  fix: correct the name, or add it to one of them"
    ]


def test_a_value_is_given_to_a_prop_that_is_there(tmp_path: Path) -> None:
    text = '[exports]\nday = "@acorn/days"\n[components.SeedBag.values]\nsise = { of = "day" }\n'
    assert mistakes(tmp_path, text) == [
        "families/acorn-kit/playground.toml:4: SeedBag has no prop sise\n"
        "  why: what is said of it would have no effect\n"
        "  fix: correct the name, or remove it"
    ]
