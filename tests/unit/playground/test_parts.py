"""Controls for what is inside of a component, and samples for props that take elements."""

from showfloor.config.toml import TomlFile
from showfloor.model.playground import PlaygroundBlock, PlaygroundControl, PlaygroundElement
from showfloor.playground import FamilyPlayground, playground_of
from showfloor.playground.settings import PlaygroundSettings
from support.site.invented_api import entry, prop, type_

CHILDREN = prop("children", type=type_("node", kind="node"))
FULL = prop("full", type=type_("boolean", kind="boolean"), default="false")
ICON = prop("icon", type=type_("node", kind="node"))
LABEL = entry(prop("text", type=type_("node", kind="node")), ICON, CHILDREN, name="Label")

SAMPLES = """
[modules]
Bud = "@acme/icons/Bud"
[samples]
Bud = { component = "Bud" }
Words = { component = "b", children = "Some words" }
[sets]
all = ["Bud", "Words"]
"""


def controls(text: str) -> dict[str, PlaygroundControl]:
    """The controls of a bag with this file, by part and prop."""
    return {f"{one.part}.{one.prop}": one for one in block(text).controls}


def block(text: str) -> PlaygroundBlock:
    """The playground of a bag with this file."""
    bag = entry(FULL, ICON, CHILDREN)
    file = TomlFile(text, "families/acorn-kit/playground.toml")
    family = FamilyPlayground("acorn-kit", file, file.read_as(PlaygroundSettings))
    made = playground_of(family, bag, {"SeedBag": bag, "Label": LABEL})
    assert isinstance(made, PlaygroundBlock)
    return made


def test_a_control_of_a_part_begins_with_what_its_element_is_given() -> None:
    found = controls(
        "[components.SeedBag]\n"
        'children = [{ component = "Label", props = { text = "Oak" }, children = "Dry" }]\n'
        '[components.SeedBag.parts]\nLabel = ["text", "children", "icon"]\n'
    )
    assert found["Label.text"].initial == "Oak"
    assert found["Label.children"].initial == "Dry"
    assert found["Label.icon"].initial is None


def test_samples_are_what_a_prop_can_be_set_to() -> None:
    made = block(
        f'{SAMPLES}\n[components.SeedBag]\nchildren = "x"\nprops = {{ icon = "Bud" }}\n'
        'samples = { icon = ["Bud"] }\n'
    )
    icon = next(one for one in made.controls if one.prop == "icon")
    assert (icon.kind, icon.choices, icon.initial) == ("icon", ("Bud",), "Bud")
    assert made.samples == {"Bud": PlaygroundElement(component="Bud")}
    assert made.imports["Bud"] == "import Bud from '@acme/icons/Bud';"
    assert made.props == {}


def test_samples_that_are_no_icons_are_told_by_name() -> None:
    found = controls(
        f'{SAMPLES}\n[components.SeedBag]\nsamples = {{ icon = "all", "Label.icon" = ["Bud"] }}\n'
        'children = [{ component = "Label" }]\n[components.SeedBag.parts]\nLabel = ["icon"]\n'
    )
    assert (found["None.icon"].kind, found["None.icon"].choices) == ("sample", ("Bud", "Words"))
    assert found["Label.icon"].kind == "icon"


def test_a_family_can_say_which_values_are_offered() -> None:
    found = controls('[components.SeedBag]\nchildren = "x"\nchoices = { full = [true, false] }\n')
    assert (found["None.full"].kind, found["None.full"].default) == ("choice", False)
