"""The API reference: what a documented component, hook or interface takes and gives.

Every text that a package's authors wrote (descriptions, deprecations) is Markdown, as it is written
in the declarations. Types are TypeScript. `ApiEntry` is the top; nothing here knows of a page.
"""

from typing import Literal

import msgspec

from showfloor.model.base import Model

ApiKind = Literal["component", "hook", "interface"]

ApiOriginKind = Literal["own", "component", "system", "package"]
"""`own`: declared for this entry. `component`: comes from another component that the reference
documents. `system`: a style property that the theme resolves (`bgcolor`, `mt`), of which an entry
has a hundred or none. `package`: anything else, such as the props of a third package."""

ApiTypeKind = Literal[
    "boolean",
    "string",
    "number",
    "choice",
    "node",
    "element",
    "component",
    "function",
    "object",
    "array",
    "other",
]
"""What values a type has at heart, `null` and `undefined` apart: `choice` is one of a few literals
(see `ApiType.choices`), `node` anything React can draw, `element` one React element, `component`
something to create elements of (`React.ElementType`), `other` a mixture."""


ApiChangeKind = Literal["deprecated", "restored", "type", "default", "required", "optional"]
"""`restored`: no longer deprecated. `required`, `optional`: it must be given from then on, or need
not be."""


class ApiHistoryChange(Model, frozen=True, kw_only=True):
    """A change of a part of the API in one version."""

    version: str
    """The minor version, such as `5.15`; a whole version where it is a pre-release."""
    change: ApiChangeKind
    before: str = ""
    """The type or default before; empty where there was none, or where it is too long."""
    after: str = ""
    """The type or default after; why it is deprecated."""


class ApiHistory(Model, frozen=True, kw_only=True):
    """What is known of the past of a part of the API: its fields are empty where nothing is."""

    since: str | None = None
    """The version that added it. Nothing where the oldest recorded version had it; of a part of an
    entry, also where it is as old as the entry."""
    deprecated_in: str | None = None
    """The version that deprecated it."""
    changes: tuple[ApiHistoryChange, ...] = ()
    """What happened to it since, oldest first."""


class ApiRecordedVersions(Model, frozen=True, kw_only=True):
    """The versions whose APIs were compared."""

    oldest: str
    newest: str


class ApiType(Model, frozen=True, kw_only=True):
    """A type, ready to be shown."""

    text: str
    """On one line, unions of literals spelled out: `'small' | 'medium' | number`. The `undefined`
    that an optional prop always takes is left out."""
    kind: ApiTypeKind
    choices: tuple[str, ...] = ()
    """The literals among its values, as TypeScript writes them: `'small'`, `42`, `true`."""
    open: bool = False
    """Whether there are values other than the choices (`'small' | number`, or any string)."""
    options: tuple[str, ...] = ()
    """The parts of a union in the order of their declaration; empty where it is no union."""
    names: tuple[str, ...] = ()
    """Named types in the text that `ApiEntry.types` opens, in the order of the text."""
    short: str = ""
    """The text in fewer words, if there are any: `ButtonProps['slotProps']` for an object whose
    members `ApiEntry.types` lists by this name, `Axis<'x' | 'y'>` for a union of both."""


class ApiParameter(Model, frozen=True, kw_only=True):
    """A parameter of a callback, or of a function type."""

    name: str
    type: ApiType
    optional: bool = False
    description: str = ""


class ApiSignature(Model, frozen=True, kw_only=True):
    """How a callback is called, or a hook."""

    text: str
    """`function(event: React.SyntheticEvent, value: number) => void`, without the word function."""
    parameters: tuple[ApiParameter, ...] = ()
    returns: ApiType
    """`void` where nothing is expected."""
    returns_description: str = ""


class ApiOrigin(Model, frozen=True, kw_only=True):
    """Who declares a prop."""

    kind: ApiOriginKind
    name: str
    """The entry's own name, the other component's, the interface's where it is neither."""
    package: str
    """Package that holds the declaration."""
    href: str | None = None
    """Where that component is documented; for `system`, where the properties are listed."""


class ApiProp(ApiHistory, frozen=True, kw_only=True):
    """A prop of a component, a member of an interface, or of what a hook takes or gives."""

    name: str
    type: ApiType
    origin: ApiOrigin
    required: bool = False
    default: str | None = None
    """In TypeScript: `'medium'`, `false`, `<CheckIcon />`. That of a prop of another component is
    the value that the entry passes on; there is none where that depends on more than props."""
    own_default: bool = False
    """Whether another component declares the prop, and the entry has another default for it."""
    description: str = ""
    deprecated: str | None = None
    """Why, and what to use instead; an empty text where the declaration gives no reason."""
    signature: ApiSignature | None = None
    """Of callbacks and other functions."""
    requires_ref: bool = False
    """Whether the element, or the component, must be able to hold a ref."""
    internal: bool = False
    """Whether the declaration marks it as not meant to be documented (`@ignore`): most such
    props are attributes that the component listens to as well."""
    plan: str | None = None
    """The plan that is needed to use it, if it is another than the entry's own."""


class ApiAlternativeProp(Model, frozen=True, kw_only=True):
    """A prop in one of the sets of props that a component takes."""

    name: str
    required: bool = False
    type: str | None = None
    """In TypeScript, where the prop has another type in another set, and a short one."""


class ApiMember(Model, frozen=True, kw_only=True):
    """A member of a named type."""

    name: str
    type: ApiType
    required: bool = False
    default: str | None = None
    description: str = ""
    deprecated: str | None = None


class ApiNamedType(Model, frozen=True, kw_only=True):
    """A type that the entry's types refer to by name, opened."""

    name: str
    text: str
    """Its definition: the union, the function; empty where its members or a page describe it."""
    description: str = ""
    members: tuple[ApiMember, ...] = ()
    """Of objects; empty for everything else, and where there are too many to be of use."""
    href: str | None = None
    """Where it is documented itself, if it is."""


class ApiComponentLink(Model, frozen=True, kw_only=True):
    """Another component of the reference."""

    name: str
    package: str
    href: str | None = None
    """Its page, with the anchor where the page holds several."""


class ApiRest(Model, frozen=True, kw_only=True):
    """Where props go that are not in the list."""

    component: ApiComponentLink | None = None
    """The documented component that gets them, or nothing when an element does."""
    element: str | None = None
    """Tag of the element that gets them (`button`); with a component, the one at its root."""
    attributes: str | None = None
    """Type of the element's attributes, such as `React.HTMLAttributes<HTMLDivElement>`."""
    count: int = 0
    """How many attributes that makes, all documented with HTML rather than here."""


class ApiRef(Model, frozen=True, kw_only=True):
    """What a ref points to."""

    target: str
    """Interface of the DOM element or of the instance: `HTMLButtonElement`; `Element` where the
    declaration only promises that it is one."""
    type: ApiType
    """Type of the `ref` prop."""


class ApiSlot(ApiHistory, frozen=True, kw_only=True):
    """A part of a component that can be replaced."""

    name: str
    type: ApiType
    description: str = ""
    default: str | None = None
    """The element or component that is rendered by default: `'button'`, `Paper`."""
    class_name: str | None = None
    """The class that it carries: `KitAccordion-heading`."""
    deprecated: str | None = None
    plan: str | None = None


class ApiClass(ApiHistory, frozen=True, kw_only=True):
    """A class that styles can be attached to."""

    key: str
    """Name in the `classes` prop and in the theme's `styleOverrides`: `root`."""
    class_name: str
    """`KitButton-root`, or the one of a state; empty if the declarations name only the key.

    Of a state that no declaration names, it follows the class beside which it is put:
    `KitTable-row.Kit-selected`.
    """
    description: str = ""
    """The rule: what carries the class, and when."""
    deprecated: str | None = None
    state: bool = False
    """Whether it is one of the state classes that all components share."""

    @property
    def beside(self) -> str:
        """The class beside which an undeclared state is put; empty for all others."""
        return self.class_name.rpartition(".")[0]


class ApiCssVariable(ApiHistory, frozen=True, kw_only=True):
    """A custom property that a component's styles read."""

    name: str
    """With both dashes: `--Button-gap`."""
    default: str | None = None
    """Its value in the styles where nobody sets it, if there is one."""
    key: str | None = None
    """The part in the prop that sets it: `root` of `vars={() => ({ root: { ... } })}`."""


class ApiSize(Model, frozen=True, kw_only=True):
    """What an import costs a page that has React, in bytes."""

    minified: int
    """Of all that it needs."""
    compressed: int
    """The same, compressed with brotli."""
    added: int
    """Compressed, what it adds where the family's base is loaded already."""


class ApiImport(Model, frozen=True, kw_only=True):
    """One way to import an entry."""

    code: str
    """The whole statement, with its semicolon."""
    specifier: str
    """The module: `@acme/kit/Button`."""
    plan: str | None = None


class ApiEntry(ApiHistory, frozen=True, kw_only=True):
    """A component, a hook or an interface of the API reference."""

    name: str
    kind: ApiKind
    family: str
    route: str
    """The page that documents it, without its anchor; several entries may share one."""
    anchor: str | None = None
    """Its section where several entries share a page."""
    slug: str
    """Its name in kebab case; ids on the page start with it: `#<slug>-prop-color`,
    `#<slug>-classes-KitButton-root`, `#<slug>-css-KitButton-root`."""
    package: str
    version: str
    imports: tuple[ApiImport, ...]
    """The shortest bundle first; empty for what is not exported."""
    description: str = ""
    deprecated: str | None = None
    plan: str | None = None
    type_parameters: tuple[str, ...] = ()
    """Of generic entries, with their constraints: `Multiple extends boolean`."""
    props_type: str | None = None
    """Name of the exported type of its props: `ButtonProps`."""
    props: tuple[ApiProp, ...] = ()
    """Of a component or an interface: all, own and inherited, in the order of their names."""
    alternatives: tuple[tuple[ApiAlternativeProp, ...], ...] = ()
    """Sets of props of which a component takes one: what differs from the other sets, without
    what a set forbids. At most four, empty where props are no union."""
    signature: ApiSignature | None = None
    """Of a hook."""
    parameters: tuple[ApiProp, ...] = ()
    """Of a hook: the members of its only parameter where that is an object, else one a
    parameter."""
    returns: tuple[ApiProp, ...] = ()
    """Of a hook: the members of the object that it returns; empty where it returns none."""
    rest: ApiRest | None = None
    """Of a component; nothing where it takes no other props than those in the list."""
    ref: ApiRef | None = None
    """Of a component; nothing where it cannot hold a ref."""
    inherits: tuple[ApiComponentLink, ...] = ()
    """Documented components whose props it takes too, the nearest first."""
    theme_name: str | None = None
    """Key in the theme's `components`: `KitButton`."""
    slots: tuple[ApiSlot, ...] = ()
    classes: tuple[ApiClass, ...] = ()
    css_variables: tuple[ApiCssVariable, ...] = ()
    types: tuple[ApiNamedType, ...] = ()
    """Named types that the types above refer to, each once, in the order of their names."""
    source: str | None = None
    """Address of its source at the documented version."""
    untyped: bool = False
    """Whether nothing is known of the props that it takes."""
    size: ApiSize | None = None
    """Of its first import; nothing where it is only a type, or was not measured."""
    recorded: ApiRecordedVersions | None = None
    """Of its package; nothing where no history is recorded, or none of this entry."""


class ApiPage(Model, frozen=True, kw_only=True):
    """A page of the API reference for machines: `index.json` beside it."""

    schema: str = msgspec.field(name="$schema")
    """Site path of the JSON Schema that this follows."""
    route: str
    title: str
    entries: tuple[ApiEntry, ...]
    """All entries that the page documents; on a page that lists a family's, all of these."""
