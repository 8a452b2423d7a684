"""What a family's playground file cannot say."""

import pytest

from showfloor.config.toml import TomlFile
from showfloor.model.api import ApiEntry, ApiRest
from showfloor.playground import FamilyPlayground, mistakes_in
from showfloor.playground.settings import PlaygroundSettings
from support.site.invented_api import entry, prop, type_

AT = "families/acorn-kit/playground.toml"
SIZE = prop("size", type=type_("'big' | 'small'", kind="choice", choices=("'big'", "'small'")))
CHILDREN = prop("children", type=type_("React.ReactNode", kind="node"))
OPEN = prop("onOpen", type=type_("() => void", kind="function"))
ICON = prop("icon", type=type_("React.ReactNode", kind="node"))
ROUND = prop("round", type=type_("'xs' | 'xl' | number", options=("'xs'", "'xl'", "number")))
FULL = prop("full", type=type_("boolean", kind="boolean"))
ENTRIES = {
    "SeedBag": entry(SIZE, CHILDREN, OPEN, ICON, ROUND, FULL),
    "Label": entry(SIZE, CHILDREN, OPEN, name="Label"),
    "Pod": entry(FULL, name="Pod"),
}
BAG = "[components.SeedBag]\n"
LABEL = f'{BAG}children = [{{ component = "Label" }}]\n[components.SeedBag.parts]\n'
STATE = '[components.SeedBag.state]\nprop = "size"\nchange = "onPick"\ninitial = "big"\n'
BUD = f'[samples]\nBud = {{ component = "b" }}\n{BAG}samples = {{ icon = ["Bud"] }}\n'
CHILD = 'component = "Label"'


def mistakes(text: str, **more: ApiEntry) -> list[str]:
    """What is wrong with this file."""
    file = TomlFile(text, AT)
    family = FamilyPlayground("acorn-kit", file, file.read_as(PlaygroundSettings))
    return [str(error) for error in mistakes_in(family, ENTRIES | more)]


def fault(line: int, what: str, why: str, fix: str) -> str:
    return f"{AT}:{line}: {what}\n  why: {why}\n  fix: {fix}"


def idle(line: int, what: str) -> str:
    why = "what is said of it would have no effect"
    return fault(line, what, why, "correct the name, or remove it")


def uncontrolled(line: int, name: str, type_text: str) -> str:
    why = f"it is hidden or given here, or its type is none that can be set: {type_text}"
    return fault(line, f"{name} has no control", why, "remove it, or give it samples")


def unsuited(line: int, name: str, type_text: str, more: str = "") -> str:
    fix = f"give a value of that type{more}"
    return fault(line, f"{name} of SeedBag cannot be 'huge'", f"its type is {type_text}", fix)


def no_sample(line: int) -> str:
    fix = "correct the name, or add it to samples"
    return fault(line, "there is no sample Bud", "a reader could not choose it", fix)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            '[components.Sprout]\nchildren = "Green"\n',
            fault(
                1,
                "Sprout is not documented here",
                "what is said of it would have no effect",
                "correct the name, or list the component in the family's api.toml",
            ),
        ),
        (
            f'{BAG}props = {{ size = "huge" }}\n',
            unsuited(2, "size", "'big' | 'small'", ", or hide the prop"),
        ),
        (
            f"{BAG}elements = {{ full = {{ component = 'b', children = [{{ component = 'Leaf' }}]"
            " } }\n",
            fault(
                1,
                "Leaf is no component",
                "it is neither in the family's reference nor in modules, and is no tag",
                "correct the name, or add it to modules",
            ),
        ),
        (
            f'[exports]\nday = "@acorn/days"\n{BAG}'
            'values = { size = { of = "day" }, full = { of = "dey" } }\n',
            fault(
                3,
                "dey is no value",
                "it is neither in modules nor in exports",
                "correct the name, or add it to one of them",
            ),
        ),
        (
            '[exports]\nday = "@acorn/days"\n[components.SeedBag.values]\nsise = { of = "day" }\n',
            idle(4, "SeedBag has no prop sise"),
        ),
        (
            f'{BAG}controls = [\n  "size",\n  "size",\n]\n',
            fault(4, "size is named twice", "a prop has one control", "remove one of them"),
        ),
        (f'{BAG}controls = ["size", "depth"]\n', idle(2, "SeedBag has no prop depth")),
        (f'{BAG}controls = ["onOpen"]\n', uncontrolled(2, "onOpen of SeedBag", "() => void")),
        (
            f'{BAG}controls = ["size"]\nhidden = ["size"]\n',
            uncontrolled(2, "size of SeedBag", "'big' | 'small'"),
        ),
        (
            '[components.SeedBag.parts]\nLabel = ["size"]\n',
            fault(
                2,
                "Label is no part of SeedBag",
                "no element of that component is in its playground",
                "correct the name, or add the element to the children",
            ),
        ),
        (f'{LABEL}Label = ["size", "depth"]\n', idle(4, "Label has no prop depth")),
        (f'{LABEL}Label = ["onOpen"]\n', uncontrolled(4, "onOpen of Label", "() => void")),
        (
            f'{LABEL}Label = ["size"]\n'.replace(
                CHILD, f'{CHILD}, props = {{ size = "big" }} }}, {{ {CHILD}'
            ),
            fault(
                4,
                "size of Label begins with several values",
                "one control sets it for all elements of that component",
                "give all of them the same value, or remove the control",
            ),
        ),
        (
            f'{LABEL}Label = ["size"]\n'.replace(CHILD, f'{CHILD}, props = {{ size = "huge" }}'),
            fault(
                4,
                "size of Label cannot be 'huge'",
                "its control takes a choice",
                "give a value of that type, or remove the control",
            ),
        ),
        (f'{BAG}choices = {{ round = ["xs", "xl", 12] }}\n', ""),
        (
            f'{BAG}choices = {{ round = ["xs", "huge"] }}\n',
            unsuited(2, "round", "'xs' | 'xl' | number"),
        ),
        (
            f'{BAG}samples = {{ icon = "icons" }}\n',
            fault(
                2,
                "there is no set icons",
                "a reader would have nothing to choose from",
                "correct the name, or add it to sets",
            ),
        ),
        (
            f'{BUD}props = {{ icon = "Leaf" }}\n',
            fault(
                5,
                "icon of SeedBag cannot be 'Leaf'",
                "its samples are Bud",
                "name one of them, or add it to the samples of the prop",
            ),
        ),
        (
            f'{BAG}around = {{ component = "label", children = "Seeds" }}\n',
            fault(
                2,
                "SeedBag has no one place in what is around it",
                "exactly one element must be its place",
                'write one element with component = "."',
            ),
        ),
        (f"{BAG}{STATE}", idle(4, "SeedBag has no prop onPick")),
        (
            '[groups]\nLook = ["size"]\nState = [\n  "full",\n  "size",\n]\n',
            fault(
                5,
                'size is named twice, in "Look" and in "State"',
                "a control is in one group",
                "remove one of them",
            ),
        ),
        ('[sets]\nicons = ["Bud"]\n[samples]\nLeaf = { component = "b" }\n', no_sample(2)),
        (
            f'[modules]\nSprout = "@acme/sprouts/Sprout"\n\n{BAG}'
            'props = { size = "small", full = true, "aria-label" = "Seeds" }\n'
            'elements = { full = { component = "Sprout", children = [{ component = "em" }] } }\n',
            "",
        ),
    ],
)
def test_a_mistake_is_told_with_its_line(text: str, told: str) -> None:
    assert mistakes(text) == ([told] if told else [])


AROUND = 'around = {{ component = "{}", children = [{{ component = "." }}] }}\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            '[components.Pod]\nhidden = ["depth"]\nchildren = "Seeds"\n',
            [idle(2, "Pod has no prop depth"), idle(3, "Pod has no prop children")],
        ),
        (
            '[components.SeedBag.opener]\nprop = "shown"\nanchor = "at"\ncloses = "onClose"\n'
            f'{BAG}renders = {{ draw = {{ component = "b" }} }}\n',
            [
                idle(line, f"SeedBag has no prop {name}")
                for line, name in ((6, "draw"), (2, "shown"), (3, "at"), (4, "onClose"))
            ],
        ),
        (
            f'{BAG}choices = {{ size = ["big", "huge"], depth = [1, 2] }}\n',
            [idle(2, "SeedBag has no prop depth"), unsuited(2, "size", "'big' | 'small'")],
        ),
        (
            f'{BAG}samples = {{ depth = ["Bud"] }}\n',
            [idle(2, "SeedBag has no prop depth"), no_sample(2)],
        ),
        (BAG + AROUND.format("Label") + STATE, [idle(5, "Label has no prop onPick")]),
        (
            BAG + AROUND.format("label") + STATE,
            [idle(4, "label has no prop size"), idle(5, "label has no prop onPick")],
        ),
        (
            'unlabeled = ["size", "depth"]\n[groups]\nLook = ["tone"]\n'
            '[swatches.shade]\na = "red"\n',
            [
                idle(line, f"no component of acorn-kit has a prop {name}")
                for line, name in ((1, "depth"), (4, "shade"), (3, "tone"))
            ],
        ),
    ],
)
def test_all_mistakes_are_told(text: str, told: list[str]) -> None:
    assert mistakes(text) == told


@pytest.mark.parametrize(
    "text",
    [
        '[components.Pod]\nprops = { title = "Seeds" }\n',
        '[components.Pod.opener]\nprop = "full"\ncloses = "onClick"\n',
    ],
)
def test_what_is_given_may_be_an_attribute_of_the_element(text: str) -> None:
    assert len(mistakes(text)) == 1
    assert mistakes(text, Pod=entry(FULL, name="Pod", rest=ApiRest(element="div"))) == []


def test_the_button_of_an_opener_takes_a_press() -> None:
    opener = '[components.SeedBag.opener]\nprop = "full"\n'
    text = f'{opener}button = {{ component = "Sprout" }}\n'
    deaf = entry(prop("onPress"), name="Sprout")
    assert mistakes(text, Sprout=deaf) == [
        fault(
            3,
            "Sprout has no prop onClick",
            "the playground of SeedBag could not be opened",
            'name its callback with `press`, such as press = "onPress", or take'
            ' `component = "button"`',
        )
    ]
    assert mistakes(text.replace("button", 'press = "onPress"\nbutton'), Sprout=deaf) == []
    assert mistakes(text, Sprout=entry(prop("onClick"), name="Sprout")) == []
    assert mistakes(text, Sprout=entry(name="Sprout", rest=ApiRest(element="button"))) == []
