"""A playground: one component of the reference with controls for its props."""

from typing import Literal, Union

from showfloor.model.base import Model

PlaygroundValue = str | int | float | bool
"""What a control can be set to."""

PlaygroundControlKind = Literal["choice", "boolean", "number", "string", "node", "icon", "sample"]

PlaygroundAlign = Literal["center", "stretch", "fill"]


class PlaygroundControl(Model, frozen=True, kw_only=True):
    """A prop that a reader can change."""

    prop: str
    part: str | None = None
    """The component inside of the playground's whose prop it is; nothing for its own."""
    kind: PlaygroundControlKind
    choices: tuple[PlaygroundValue, ...] = ()
    """What a `choice` chooses from; names of the block's `samples` for an `icon` or a `sample`."""
    swatches: tuple[str, ...] = ()
    """CSS colors that stand for the choices, in their order; nothing where they are no colors."""
    default: PlaygroundValue | None = None
    """What the component takes where it is given nothing; nothing if that is no plain value."""
    initial: PlaygroundValue | None = None
    """What the playground begins with; nothing where the prop is not given."""
    labeled: bool = True
    """Whether its name is visible; not where the choices are clear without it."""
    group: str = ""
    """The title of its group among all controls; nothing for the rest."""
    more: bool = False
    """Whether it waits behind the others."""


class PlaygroundImported(Model, frozen=True, kw_only=True):
    """A value that JSON cannot write: what a module exports, or what that returns."""

    of: str
    """Name of what is imported."""
    arguments: tuple[str, ...] | None = None
    """What it is called with, each as JSON; nothing where it is the value itself."""


class PlaygroundElement(Model, frozen=True, kw_only=True):
    """An element that a component is given."""

    component: str
    """Name of an imported component, or the tag of an HTML element."""
    props: dict[str, str] = {}
    """Each value as JSON."""
    values: dict[str, PlaygroundImported] = {}
    """Props that are no plain values."""
    elements: dict[str, "PlaygroundElement"] = {}
    """Props that are elements."""
    children: tuple[Union["PlaygroundElement", str], ...] = ()
    closes: str | None = None
    """The callback with which it closes what was opened, such as `onClick` of a menu's item."""


class PlaygroundOpener(Model, frozen=True, kw_only=True):
    """What shows the component, where it is not there from the beginning."""

    prop: str
    """The prop that sets whether the component shows."""
    button: PlaygroundElement | None = None
    """What a reader presses; nothing where the component has a button of its own."""
    press: str = "onClick"
    """The callback of the button for a press."""
    opens: str | None = None
    """The callback with which the component asks to be shown."""
    closes: str | None = None
    """The callback with which it asks to be closed."""
    anchor: str | None = None
    """The prop that takes the element that was pressed."""


class PlaygroundState(Model, frozen=True, kw_only=True):
    """A value that the reader changes on the stage, and that somebody has to keep."""

    prop: str
    """That takes the value."""
    change: str
    """The callback that is given the next value."""
    event: bool = True
    """Whether an event is given before it."""
    initial: str
    """What it begins with, as JSON."""


class PlaygroundBlock(Model, tag="playground", frozen=True, kw_only=True):
    """A component on its stage, with its controls and its code."""

    key: str
    """`<family>/<name>`; names its module in the frontend's build."""
    name: str
    family: str
    imports: dict[str, str]
    """Import statements of the component, first, and of those that it is given, by name."""
    packages: dict[str, str] = {}
    """The packages that export some of them by name, which makes one statement of several."""
    controls: tuple[PlaygroundControl, ...]
    props: dict[str, str] = {}
    """Props without a control that the component is given, each value as JSON."""
    values: dict[str, PlaygroundImported] = {}
    """Props that are no plain values."""
    elements: dict[str, PlaygroundElement] = {}
    """Props that are elements."""
    children: tuple[PlaygroundElement | str, ...] = ()
    """Where no control gives them."""
    renders: dict[str, PlaygroundElement] = {}
    """Props that are functions: each draws its element with the props that it is called with."""
    samples: dict[str, PlaygroundElement] = {}
    """What controls put into props that take elements, by name."""
    around: PlaygroundElement | None = None
    """The element around it: the label of a checkbox. An element named `.` is its place."""
    state: PlaygroundState | None = None
    """Of the outermost element."""
    opener: PlaygroundOpener | None = None
    align: PlaygroundAlign = "center"
    lines: int = 9
    """How many lines of its code show at first."""
