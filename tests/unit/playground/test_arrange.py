"""The order of controls, as a family's file gives it."""

from showfloor.model.playground import PlaygroundControl
from showfloor.playground.settings import PlaygroundSettings
from showfloor.playground.spec import arranged

SIZE = PlaygroundControl(prop="size", kind="choice", choices=("small", "large"))
TONE = PlaygroundControl(prop="tone", kind="choice", choices=("light", "dark"))
FULL = PlaygroundControl(prop="full", kind="boolean")
TITLE = PlaygroundControl(prop="title", part="Header", kind="node")
CONTROLS = (SIZE, TONE, FULL, TITLE)


def told(found: tuple[PlaygroundControl, ...]) -> list[tuple[str, str, bool]]:
    """What is said of each control: its prop, its group and whether it waits."""
    return [(one.prop, one.group, one.more) for one in found]


def test_the_named_controls_come_first_in_their_order() -> None:
    family = PlaygroundSettings(groups={"State": ("full",)})
    assert told(arranged(CONTROLS, ("Header.title", "tone"), family)) == [
        ("title", "Header", False),
        ("tone", "", False),
        ("full", "State", True),
        ("size", "", True),
    ]


def test_groups_follow_the_family_and_parts_come_last() -> None:
    family = PlaygroundSettings(groups={"State": ("full",), "Look": ("tone", "size")})
    assert told(arranged((TITLE, SIZE, TONE, FULL), ("tone",), family))[1:] == [
        ("full", "State", True),
        ("size", "Look", True),
        ("title", "Header", True),
    ]


def test_without_names_the_first_of_the_component_show() -> None:
    found = arranged(CONTROLS, (), PlaygroundSettings())
    assert [(one.prop, one.more) for one in found] == [
        ("size", False),
        ("tone", False),
        ("full", False),
        ("title", True),
    ]


def test_colors_stand_for_choices_that_all_have_one() -> None:
    swatches = {"tone": {"light": "white", "dark": "black"}, "size": {"small": "red"}}
    family = PlaygroundSettings(swatches=swatches, unlabeled=("tone",))
    size, tone, *_ = arranged(CONTROLS, (), family)
    assert (size.swatches, size.labeled) == ((), True)
    assert (tone.swatches, tone.labeled) == (("white", "black"), False)
