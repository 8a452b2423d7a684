from typing import Any

import pytest

from showfloor.config.toml import TomlFile
from showfloor.model.api import ApiEntry, ApiImport, ApiOrigin, ApiProp
from showfloor.model.playground import (
    PlaygroundBlock,
    PlaygroundControl,
    PlaygroundElement,
    PlaygroundImported,
    PlaygroundOpener,
    PlaygroundState,
)
from showfloor.playground import FamilyPlayground, playground_of
from showfloor.playground.settings import PlaygroundSettings
from support.site.invented_api import entry, prop, type_

INHERITED = ApiOrigin(kind="component", name="Bag", package="@acme/kit")
STYLE = ApiOrigin(kind="system", name="SystemProps", package="@acme/system")


def kind(name: str, kind: str, **fields: Any) -> ApiProp:
    """A prop of a kind."""
    choices = fields.pop("choices", ())
    options = fields.pop("options", ())
    shape = type_(kind, kind=kind, choices=choices, options=options)
    return prop(name, type=shape, **fields)


FULL = kind("full", "boolean", default="false")
SIZE = kind("size", "choice", choices=("'big'", "'small'"), default="'big'")


def playground(one: ApiEntry, text: str = "", *others: ApiEntry) -> PlaygroundBlock | str:
    """What is made of an entry with this `playground.toml`."""
    file = TomlFile(text, "families/acorn-kit/playground.toml")
    family = FamilyPlayground("acorn-kit", file, file.read_as(PlaygroundSettings))
    return playground_of(family, one, {other.name: other for other in (one, *others)})


def shown(*props: ApiProp, text: str = "") -> PlaygroundBlock:
    """The playground of a component with these props."""
    block = playground(entry(*props), text)
    assert isinstance(block, PlaygroundBlock)
    return block


def control(one: ApiProp) -> PlaygroundControl:
    """The control of a prop."""
    [found] = shown(one).controls
    return found


def names(block: PlaygroundBlock) -> list[str]:
    return [control.prop for control in block.controls]


def test_a_union_of_literals_is_a_choice() -> None:
    choice = control(kind("size", "choice", choices=("'big'", "4", "false"), default="4"))
    assert (choice.kind, choice.choices, choice.default) == ("choice", ("big", 4, False), 4)
    auto = kind("open", "choice", choices=("'auto'",), options=("'auto'", "boolean"))
    assert control(auto).choices == ("auto", True, False)
    height = kind("height", "choice", choices=("'auto'",), options=("number", "'auto'"))
    assert control(height).kind == "number"


@pytest.mark.parametrize("default", [None, "false", "null", "undefined"])
def test_a_boolean_is_off_where_nothing_is_given(default: str | None) -> None:
    assert control(kind("full", "boolean", default=default)).default is False


def test_a_boolean_with_a_default_that_depends_can_be_left_alone() -> None:
    choice = control(kind("full", "boolean", default="!props.empty"))
    assert (choice.kind, choice.choices, choice.initial) == ("choice", (False, True), None)
    assert control(kind("icon", "node", default="<Seed />")).default is None


@pytest.mark.parametrize(
    "one",
    [
        kind("onOpen", "function"),
        kind("slots", "object"),
        kind("component", "component"),
        kind("sx", "other"),
        kind("size", "choice", choices=("'only'",)),
        kind("old", "boolean", deprecated="Use full."),
        kind("inner", "boolean", internal=True),
        kind("className", "string"),
        kind("aria-label", "string"),
        kind("bgcolor", "string", origin=STYLE),
        prop("gap", type=type_("Other<'row' | 'column'>")),
    ],
    ids=lambda one: one.name,
)
def test_what_nobody_can_set_has_no_control(one: ApiProp) -> None:
    assert names(shown(one, FULL)) == ["full"]


def test_own_props_come_first_and_those_that_change_most() -> None:
    props = (
        kind("ripple", "boolean", origin=INHERITED),
        kind("label", "node"),
        kind("depth", "number"),
        FULL,
        SIZE,
        kind("children", "node", origin=INHERITED),
    )
    block = shown(*props, text='[components.SeedBag]\nchildren = "Seeds"\nprops = { depth = 2 }\n')
    assert names(block) == ["children", "depth", "size", "full", "label", "ripple"]


def test_many_controls_wait_behind_the_first() -> None:
    block = shown(*(kind(f"p{index}", "boolean") for index in range(8)))
    assert [control.prop for control in block.controls if control.more] == ["p5", "p6", "p7"]


def test_only_a_few_inherited_props_are_shown() -> None:
    block = shown(FULL, *(kind(f"p{index}", "boolean", origin=INHERITED) for index in range(9)))
    assert len(block.controls) == 7


def test_what_is_given_begins_and_what_is_no_control_stays() -> None:
    text = '[components.SeedBag]\nprops = { size = "small", marks = [1, 2] }\n'
    block = shown(SIZE, kind("marks", "array"), text=text)
    [size] = block.controls
    assert (size.default, size.initial) == ("big", "small")
    assert block.props == {"marks": "[1, 2]"}


def test_hidden_props_have_no_control() -> None:
    text = 'hidden = ["full"]\n[components.SeedBag]\nhidden = ["depth"]\n'
    assert names(shown(FULL, SIZE, kind("depth", "number"), text=text)) == ["size"]


def test_elements_are_imported_once_each() -> None:
    text = (
        '[modules]\nSprout = "@acme/sprouts/Sprout"\n[components.SeedBag]\nchildren = [\n'
        '{ component = "Seed", props = { age = 2 }, children = ["Oak"] },\n'
        '{ component = "Seed", elements = { icon = { component = "Sprout" } } },\n'
        '{ component = "em", children = "and more" },\n]\n'
    )
    bag = entry(FULL, kind("children", "node"))
    other = entry(name="Seed")
    block = playground(bag, text, other)
    assert isinstance(block, PlaygroundBlock)
    assert list(block.imports) == ["SeedBag", "Seed", "Sprout"]
    assert block.imports["Sprout"] == "import Sprout from '@acme/sprouts/Sprout';"
    assert block.children == (
        PlaygroundElement(component="Seed", props={"age": "2"}, children=("Oak",)),
        PlaygroundElement(
            component="Seed", elements={"icon": PlaygroundElement(component="Sprout")}
        ),
        PlaygroundElement(component="em", children=("and more",)),
    )
    assert names(block) == ["full"]


@pytest.mark.parametrize(
    ("props", "text", "reason"),
    [
        ((FULL,), '[components.SeedBag]\nleave-out = "it is too big"\n', "it is too big"),
        ((kind("open", "boolean", required=True),), "", "it needs open, which nobody gives"),
        ((kind("children", "node"), FULL), "", "it takes children, and nobody gives any"),
        ((kind("sx", "other"),), "", "no prop of it can be controlled"),
    ],
)
def test_a_component_that_cannot_be_shown_is_left_out(
    props: tuple[ApiProp, ...], text: str, reason: str
) -> None:
    assert playground(entry(*props), text) == reason


def test_a_component_that_is_not_exported_or_that_another_one_holds_is_left_out() -> None:
    assert playground(entry(FULL, imports=())) == "it is not exported"
    assert playground(entry(FULL, name="Pod.Seed")) == "it is part of Pod"


@pytest.mark.parametrize(
    ("text", "options", "expected"),
    [
        ("string | number", ("string", "number"), ("number", ())),
        ("'big' | string", ("'big'", "string"), ("string", ())),
        ("Plain<'row' | 'column'>", ("'row'", "'column'"), ("choice", ("row", "column"))),
        ("Plain<'row' | boolean>", ("'row'", "boolean"), ("choice", ("row", True, False))),
        ("Plain<number | 'auto'>", ("number", "'auto'"), ("number", ())),
    ],
)
def test_a_union_of_plain_values_is_controlled_by_its_simplest_member(
    text: str, options: tuple[str, ...], expected: tuple[str, tuple[object, ...]]
) -> None:
    one = prop("size", type=type_(text, kind="other", options=options))
    found = control(one)
    assert (found.kind, found.choices) == expected


def test_children_that_are_given_are_controlled_though_no_row_names_them() -> None:
    block = shown(FULL, text='[components.SeedBag]\nchildren = "Seeds"\n')
    [children] = [one for one in block.controls if one.prop == "children"]
    assert (children.kind, children.initial) == ("node", "Seeds")


def test_what_is_opened_by_a_button_gets_no_control_for_it() -> None:
    text = (
        "[components.SeedBag.opener]\n"
        'prop = "open"\nbutton = { component = "Sprout", children = "Open" }\ncloses = "onClose"\n'
        '[modules]\nSprout = "@acme/sprouts/Sprout"\n'
    )
    block = shown(kind("open", "boolean", required=True), FULL, text=text)
    assert names(block) == ["full"]
    assert block.opener == PlaygroundOpener(
        prop="open",
        button=PlaygroundElement(component="Sprout", children=("Open",)),
        closes="onClose",
    )
    assert block.imports["Sprout"] == "import Sprout from '@acme/sprouts/Sprout';"


def test_callbacks_that_an_opener_or_a_state_gives_count_as_given() -> None:
    ask, keep = (kind(name, "function", required=True) for name in ("onClose", "onPick"))
    opener = '[components.SeedBag.opener]\nprop = "open"\ncloses = "onClose"\n'
    assert names(shown(ask, FULL, text=opener)) == ["full"]
    state = '[components.SeedBag.state]\nprop = "picked"\nchange = "onPick"\ninitial = 0\n'
    assert names(shown(keep, FULL, text=state)) == ["full"]


def test_a_function_can_draw_an_element() -> None:
    text = '[components.SeedBag]\nrenders = { draw = { component = "b", closes = "onClick" } }\n'
    block = shown(kind("draw", "function", required=True), FULL, text=text)
    assert block.renders == {"draw": PlaygroundElement(component="b", closes="onClick")}


def test_a_component_is_in_what_is_around_it() -> None:
    text = (
        "[components.SeedBag]\n"
        'around = { component = "label", children = ["Seeds", { component = "." }] }\n'
    )
    block = shown(FULL, text=text)
    assert block.around == PlaygroundElement(
        component="label", children=("Seeds", PlaygroundElement(component="."))
    )
    assert list(block.imports) == ["SeedBag"]


def test_components_that_are_not_named_can_be_left_out() -> None:
    text = 'others = "it stands inside of others"\n'
    assert playground(entry(FULL), text) == "it stands inside of others"
    assert shown(FULL, text=f"{text}[components.SeedBag]\n").name == "SeedBag"


def test_what_is_no_plain_value_is_imported() -> None:
    text = (
        '[modules]\nday = "@acme/days"\n[exports]\nDays = "@acme/days/adapter"\n'
        "[components.SeedBag]\n"
        'values = { full = { of = "day", arguments = ["2026-05-14", 1] } }\n'
        'around = { component = "b", values = { of = { of = "Days" } }, '
        'children = [{ component = "." }] }\n'
    )
    block = shown(FULL, SIZE, text=text)
    assert names(block) == ["size"]
    assert block.values == {"full": PlaygroundImported(of="day", arguments=('"2026-05-14"', "1"))}
    assert block.around is not None
    assert block.around.values == {"of": PlaygroundImported(of="Days")}
    assert block.imports["day"] == "import day from '@acme/days';"
    assert block.imports["Days"] == "import { Days } from '@acme/days/adapter';"


def test_a_value_that_the_reader_changes_is_kept_and_has_no_control() -> None:
    text = '[components.SeedBag.state]\nprop = "value"\nchange = "onChange"\ninitial = "left"\n'
    block = shown(kind("value", "string"), FULL, text=text)
    assert names(block) == ["full"]
    assert block.state == PlaygroundState(prop="value", change="onChange", initial='"left"')


def test_components_that_a_package_exports_by_name_can_be_imported_together() -> None:
    plain = entry(FULL)
    named = ApiImport(code="import { SeedBag } from '@acme/kit';", specifier="@acme/kit")
    block = playground(entry(FULL, imports=(*plain.imports, named)))
    assert isinstance(block, PlaygroundBlock)
    assert block.packages == {"SeedBag": "@acme/kit"}
    assert shown(FULL).packages == {}
