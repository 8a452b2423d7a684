"""The imports that a demo uses, and the props that it gives to them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple

from tree_sitter import Node

from showfloor.demos.objects import (
    DEEPEST,
    Declared,
    Variables,
    declared_objects,
    paths_in,
    property_of,
    type_in,
    variables_of,
)
from showfloor.demos.syntax import is_type, nodes_of, text_of
from showfloor.model.base import Model

DEFAULT: Final = "default"
"""Name of what a module exports as its default."""

OPENINGS: Final = ("jsx_opening_element", "jsx_self_closing_element")


class Use(Model, frozen=True, kw_only=True):
    """A value that a file imports, or an interface whose members it writes or reads."""

    module: str
    """As it is imported: `@acorn/kit/Leaf`."""
    name: str
    """Under which the module exports it, or `default`; with a member of it, as in `Menu.Item`."""
    props: tuple[str, ...] = ()
    """Given to its elements (with `children`) or calls, or members of an interface; sorted."""
    members: tuple[str, ...] = ()
    """Of the objects that it is given, with their prop: `slotProps.vein.width`; sorted."""
    passes_on: bool = False
    """Whether it is called with values that are not known here, as a hook is with all props."""


class Imported(NamedTuple):
    """A name that a module imports."""

    module: str
    name: str
    is_type: bool


def find_uses(root: Node) -> tuple[Use, ...]:
    """Return the names that a file imports, with their props, in the order of the text.

    - A component has the props of its elements, also of `const Big = styled(Leaf)(...)`.
    - A hook has the members of the objects that it is called with. If it is called with a variable
      or a spread object, it also has the props of all components of the file.
    - A type has the members of objects that are declared with it, and the members that functions
      read of a parameter of this type.
    """
    imports = dict(_imports(root))
    values = {name: one for name, one in imports.items() if not one.is_type}
    sources = {**{name: name for name in values}, **_derived(root, values)}
    props: dict[str, set[str]] = defaultdict(set)
    declared = list(declared_objects(root))
    variables = variables_of(declared)
    types = {name for name, one in imports.items() if one.is_type}
    for kind, member in chain(_written(declared), read_of_parameters(root)):
        if kind in types:
            props[kind].add(member)
    own: set[str] = set()
    members: dict[str, Imported] = {}
    for element, name in _elements(root):
        owner, dot, member = name.partition(".")
        if owner in sources:
            source = sources[owner]
            props[f"{source}{dot}{member}"].update(_given(element, variables))
            if member:
                one = values[source]
                members[f"{source}.{member}"] = one._replace(name=f"{one.name}.{member}")
        elif name[:1].isupper():
            own.update(_given(element, variables))
    passing: set[str] = set()
    for name, path in _named_in_calls(root, variables):
        if path is not None:
            props[name].add(path)
        elif name.startswith("use"):  # other functions, such as `styled`, are given components
            props[name].update(own)
            passing.add(name)
    return tuple(
        Use(
            module=imported.module,
            name=imported.name,
            props=tuple(sorted(one for one in props[local] if "." not in one)),
            members=tuple(sorted(one for one in props[local] if "." in one)),
            passes_on=local in passing,
        )
        for local, imported in (*imports.items(), *members.items())
        if not imported.is_type or props[local]
    )


def _written(all_declared: Iterable[Declared]) -> Iterator[tuple[str, str]]:
    """Yield the type of each declaration with the properties of its objects."""
    for declared in all_declared:
        members = (member for one in declared.objects for member in one.named_children)
        for name in filter(None, map(property_of, members)):
            if declared.type is not None:
                yield declared.type, name


def _imports(root: Node) -> Iterator[tuple[str, Imported]]:
    """Yield the local name of each imported value, and where it comes from."""
    for node in root.children:
        source = node.child_by_field_name("source")
        if node.type == "import_statement" and source is not None:
            module = text_of(source)[1:-1]
            for child in nodes_of(node, "import_clause", "import_specifier"):
                yield from _imported(child, module, types_only=is_type(node))


def _imported(node: Node, module: str, *, types_only: bool) -> Iterator[tuple[str, Imported]]:
    if node.type == "import_clause":
        for child in node.named_children:
            if child.type == "identifier":
                yield text_of(child), Imported(module, DEFAULT, types_only)
    name = node.child_by_field_name("name")
    if node.type == "import_specifier" and name is not None:
        local = node.child_by_field_name("alias") or name
        yield text_of(local), Imported(module, text_of(name), types_only or is_type(node))


def _derived(root: Node, imports: dict[str, Imported]) -> dict[str, str]:
    """Return the import behind each variable that a call such as `styled(Leaf)` makes."""
    return {
        text_of(name): text_of(argument)
        for node in nodes_of(root, "variable_declarator")
        if (name := node.child_by_field_name("name")) is not None
        and (value := node.child_by_field_name("value")) is not None
        and (argument := _wrapped(value)) is not None
        and text_of(argument) in imports
    }


def _wrapped(value: Node) -> Node | None:
    """Return the first argument of the innermost call, if it is a name."""
    call = value
    while (inner := call.child_by_field_name("function")) is not None:
        if inner.type != "call_expression":
            break
        call = inner
    arguments = call.child_by_field_name("arguments") if call.type == "call_expression" else None
    first = arguments.named_children[:1] if arguments is not None else []
    return first[0] if first and first[0].type == "identifier" else None


def _elements(root: Node) -> Iterator[tuple[Node, str]]:
    for node in nodes_of(root, *OPENINGS):
        name = node.child_by_field_name("name")
        if name is not None:
            yield node, text_of(name)


def _given(opening: Node, variables: Variables) -> Iterator[str]:
    for child in opening.named_children:
        if child.type == "jsx_attribute":
            prop = text_of(child.named_children[0])
            yield prop
            for value in child.named_children[1:]:
                yield from (f"{prop}.{path}" for path in paths_in(value, variables, DEEPEST - 1))
        elif child.type == "jsx_expression":  # {...spread}
            yield from paths_in(child, variables)
    if opening.type == "jsx_opening_element":
        yield "children"


def _named_in_calls(root: Node, variables: Variables) -> Iterator[tuple[str, str | None]]:
    """Yield each called name with a member of its objects, or nothing for unknown arguments."""
    for node in nodes_of(root, "call_expression"):
        called = node.child_by_field_name("function")
        arguments = node.child_by_field_name("arguments")
        if called is None or arguments is None or called.type != "identifier":
            continue
        for argument in arguments.named_children:
            members = argument.named_children if argument.type == "object" else [argument]
            if any(member.type in {"spread_element", "identifier"} for member in members):
                yield text_of(called), None
            for path in paths_in(argument, variables):
                yield text_of(called), path


PARAMETERS: Final = ("required_parameter", "optional_parameter")


def read_of_parameters(root: Node) -> Iterator[tuple[str, str]]:
    """Yield the type of a parameter with each member that is read of it.

    `({ width }: LeafProps) => ...` reads `width`; so does `props.width` and
    `const { width } = props` where the parameter is `props: LeafProps`.
    """
    for node in nodes_of(root, *PARAMETERS):
        pattern, kind = (
            node.child_by_field_name("pattern"),
            type_in(node.child_by_field_name("type")),
        )
        if pattern is None or kind is None:
            continue
        if pattern.type == "object_pattern":
            yield from ((kind, member) for member in _members_of(pattern))
        elif node.parent is not None and node.parent.parent is not None:
            function = node.parent.parent
            yield from ((kind, member) for member in _read_of(text_of(pattern), function))


def _read_of(name: str, function: Node) -> Iterator[str]:
    for node in nodes_of(function, "member_expression"):
        of, member = node.child_by_field_name("object"), node.child_by_field_name("property")
        if of is not None and member is not None and text_of(of) == name:
            yield text_of(member)
    for node in nodes_of(function, "variable_declarator"):
        pattern, value = node.child_by_field_name("name"), node.child_by_field_name("value")
        if pattern is not None and value is not None and text_of(value) == name:
            yield from _members_of(pattern)


def _members_of(pattern: Node) -> Iterator[str]:
    """Yield the members that `{ width, color: shade, size = 2, ...rest }` reads."""
    for member in pattern.named_children if pattern.type == "object_pattern" else ():
        if member.type == "shorthand_property_identifier_pattern":
            yield text_of(member)
        elif member.type == "object_assignment_pattern":
            left = member.child_by_field_name("left")
            if left is not None:
                yield text_of(left)
        elif name := property_of(member):
            yield name
