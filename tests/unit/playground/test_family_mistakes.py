"""What a family's file cannot say of all components."""

from showfloor.config.toml import TomlFile
from showfloor.playground import FamilyPlayground, mistakes_in
from showfloor.playground.settings import PlaygroundSettings
from support.site.invented_api import entry, prop

AT = "families/acorn-kit/playground.toml"
ENTRIES = {"SeedBag": entry(prop("size"), prop("full"))}


def mistakes(text: str) -> list[str]:
    """What is wrong with this file."""
    file = TomlFile(text, AT)
    family = FamilyPlayground("acorn-kit", file, file.read_as(PlaygroundSettings))
    return [str(error) for error in mistakes_in(family, ENTRIES)]


def test_a_prop_is_one_of_some_component() -> None:
    text = 'unlabeled = ["size", "depth"]\n[groups]\nLook = ["tone"]\n[swatches.shade]\na = "red"\n'
    why = "  why: what is said of it would have no effect\n  fix: correct the name, or remove it"
    assert mistakes(text) == [
        f"{AT}:1: no component of acorn-kit has a prop depth\n{why}",
        f"{AT}:4: no component of acorn-kit has a prop shade\n{why}",
        f"{AT}:3: no component of acorn-kit has a prop tone\n{why}",
    ]


def test_a_prop_is_in_one_group() -> None:
    text = '[groups]\nLook = ["size"]\nState = [\n  "full",\n  "size",\n]\n'
    assert mistakes(text) == [
        f'{AT}:5: size is named twice, in "Look" and in "State"\n'
        "  why: a control is in one group\n"
        "  fix: remove one of them"
    ]


def test_a_set_is_of_samples() -> None:
    assert mistakes('[sets]\nicons = ["Bud"]\n[samples]\nLeaf = { component = "b" }\n') == [
        f"{AT}:2: there is no sample Bud\n"
        "  why: a reader could not choose it\n"
        "  fix: correct the name, or add it to samples"
    ]
