"""What a family's file cannot say of the controls of a component."""

import pytest

from showfloor.config.toml import TomlFile
from showfloor.playground import FamilyPlayground, mistakes_in
from showfloor.playground.settings import PlaygroundSettings
from support.site.invented_api import entry, prop, type_

AT = "families/acorn-kit/playground.toml"
NO_EFFECT = "  why: what is said of it would have no effect\n  fix: correct the name, or remove it"
SIZE = prop("size", type=type_("'big' | 'small'", kind="choice", choices=("'big'", "'small'")))
CHILDREN = prop("children", type=type_("React.ReactNode", kind="node"))
OPEN = prop("onOpen", type=type_("() => void", kind="function"))
ICON = prop("icon", type=type_("React.ReactNode", kind="node"))
ROUND = prop("round", type=type_("'xs' | 'xl' | number", options=("'xs'", "'xl'", "number")))
ENTRIES = {
    "SeedBag": entry(SIZE, CHILDREN, OPEN, ICON, ROUND),
    "Label": entry(SIZE, CHILDREN, OPEN, name="Label"),
}
LABEL = 'children = [{ component = "Label" }]\n[components.SeedBag.parts]\n'


def mistakes(text: str) -> list[str]:
    """What is wrong with this file."""
    file = TomlFile(text, AT)
    family = FamilyPlayground("acorn-kit", file, file.read_as(PlaygroundSettings))
    return [str(error) for error in mistakes_in(family, ENTRIES)]


def of_bag(text: str) -> list[str]:
    """What is wrong with these lines about the bag, of which the first is the second."""
    return mistakes(f"[components.SeedBag]\n{text}")


def test_a_control_is_of_a_prop() -> None:
    assert of_bag('controls = ["size", "depth"]\n') == [
        f"{AT}:2: SeedBag has no prop depth\n{NO_EFFECT}"
    ]


def test_a_control_is_named_once() -> None:
    assert of_bag('controls = [\n  "size",\n  "size",\n]\n') == [
        f"{AT}:4: size is named twice\n  why: a prop has one control\n  fix: remove one of them"
    ]


@pytest.mark.parametrize(
    ("lines", "prop_", "type_text"),
    [
        ('controls = ["onOpen"]\n', "onOpen", "() => void"),
        ('controls = ["size"]\nhidden = ["size"]\n', "size", "'big' | 'small'"),
    ],
)
def test_a_prop_that_nobody_can_set_has_no_control(lines: str, prop_: str, type_text: str) -> None:
    assert of_bag(lines) == [
        f"{AT}:2: {prop_} of SeedBag has no control\n"
        f"  why: it is hidden or given here, or its type is none that can be set: {type_text}\n"
        "  fix: remove it, or give it samples"
    ]


def test_a_part_is_in_the_playground() -> None:
    assert of_bag('[components.SeedBag.parts]\nLabel = ["size"]\n') == [
        f"{AT}:3: Label is no part of SeedBag\n"
        "  why: no element of that component is in its playground\n"
        "  fix: correct the name, or add the element to the children"
    ]


def test_a_control_of_a_part_is_of_one_of_its_props() -> None:
    assert of_bag(f'{LABEL}Label = ["size", "depth"]\n') == [
        f"{AT}:4: Label has no prop depth\n{NO_EFFECT}"
    ]
    assert of_bag(f'{LABEL}Label = ["onOpen"]\n') == [
        f"{AT}:4: onOpen of Label has no control\n"
        "  why: it is hidden or given here, or its type is none that can be set: () => void\n"
        "  fix: remove it, or give it samples"
    ]


def test_a_part_begins_with_one_value() -> None:
    children = (
        'children = [{ component = "Label", props = { size = "big" } }, { component = "Label" }]\n'
    )
    assert of_bag(f'{children}[components.SeedBag.parts]\nLabel = ["size"]\n') == [
        f"{AT}:4: size of Label begins with several values\n"
        "  why: one control sets it for all elements of that component\n"
        "  fix: give all of them the same value, or remove the control"
    ]


def test_a_part_begins_with_a_value_of_its_type() -> None:
    children = 'children = [{ component = "Label", props = { size = "huge" } }]\n'
    assert of_bag(f'{children}[components.SeedBag.parts]\nLabel = ["size"]\n') == [
        f"{AT}:4: size of Label cannot be 'huge'\n"
        "  why: its control takes a choice\n"
        "  fix: give a value of that type, or remove the control"
    ]


def test_an_offered_value_is_one_of_the_type() -> None:
    assert of_bag('choices = { size = ["big", "huge"], depth = [1, 2] }\n') == [
        f"{AT}:2: SeedBag has no prop depth\n{NO_EFFECT}",
        f"{AT}:2: size of SeedBag cannot be 'huge'\n"
        "  why: its type is 'big' | 'small'\n"
        "  fix: give a value of that type",
    ]


def test_a_type_of_words_and_numbers_has_both_to_choose_from() -> None:
    assert of_bag('choices = { round = ["xs", "xl", 12] }\n') == []
    assert of_bag('choices = { round = ["xs", "huge"] }\n') == [
        f"{AT}:2: round of SeedBag cannot be 'huge'\n"
        "  why: its type is 'xs' | 'xl' | number\n"
        "  fix: give a value of that type",
    ]


def test_samples_are_of_a_prop_and_known() -> None:
    assert of_bag('samples = { depth = ["Bud"] }\n') == [
        f"{AT}:2: SeedBag has no prop depth\n{NO_EFFECT}",
        f"{AT}:2: there is no sample Bud\n"
        "  why: a reader could not choose it\n"
        "  fix: correct the name, or add it to samples",
    ]
    assert of_bag('samples = { icon = "icons" }\n') == [
        f"{AT}:2: there is no set icons\n"
        "  why: a reader would have nothing to choose from\n"
        "  fix: correct the name, or add it to sets"
    ]


def test_a_prop_begins_with_one_of_its_samples() -> None:
    text = (
        '[samples]\nBud = { component = "b" }\n[components.SeedBag]\nsamples = { icon = ["Bud"] }\n'
    )
    assert mistakes(f'{text}props = {{ icon = "Leaf" }}\n') == [
        f"{AT}:5: icon of SeedBag cannot be 'Leaf'\n"
        "  why: its samples are Bud\n"
        "  fix: name one of them, or add it to the samples of the prop"
    ]


def test_what_is_around_has_one_place() -> None:
    assert of_bag('around = { component = "label", children = "Seeds" }\n') == [
        f"{AT}:2: SeedBag has no one place in what is around it\n"
        "  why: exactly one element must be its place\n"
        '  fix: write one element with component = "."'
    ]


def test_a_state_is_of_the_outermost_element() -> None:
    state = '[components.SeedBag.state]\nprop = "size"\nchange = "onPick"\ninitial = "big"\n'
    assert of_bag(state) == [f"{AT}:4: SeedBag has no prop onPick\n{NO_EFFECT}"]
    around = 'around = {{ component = "{}", children = [{{ component = "." }}] }}\n'
    assert of_bag(around.format("Label") + state) == [
        f"{AT}:5: Label has no prop onPick\n{NO_EFFECT}"
    ]
    assert of_bag(around.format("label") + state) == [
        f"{AT}:4: label has no prop size\n{NO_EFFECT}",
        f"{AT}:5: label has no prop onPick\n{NO_EFFECT}",
    ]
