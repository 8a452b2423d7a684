"""Objects that a file declares: alone, in arrays, or in what calls are given."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tree_sitter import Node

from showfloor.demos.syntax import nodes_of, text_of

DECLARING: Final = ("variable_declarator", "satisfies_expression")
PASSED: Final = {
    "arguments",
    "array",
    "arrow_function",
    "as_expression",
    "call_expression",
    "parenthesized_expression",
    "return_statement",
    "spread_element",
    "statement_block",
    "ternary_expression",
}
"""Between a declaration and its objects: `Ring[] = useMemo(() => [{ ... }])`."""
HOLDING: Final = {"array", "jsx_expression", "spread_element", "ternary_expression"}
"""Around a variable that is given unchanged."""
NAMES: Final = {"identifier", "shorthand_property_identifier"}
DEEPEST: Final = 3
"""Members of a path: a prop, a part of it, and what that is given."""

Variables = Mapping[str, Sequence[Node]]
"""Objects that a file declares, by the variable that holds them."""


class Declared(NamedTuple):
    """The objects of one variable, or of one `satisfies`."""

    node: Node
    variable: str | None
    type: str | None
    """The first name in its type, if it has one."""
    objects: tuple[Node, ...]
    """In the order of the text, without the objects inside of them."""


def declared_objects(root: Node) -> Iterator[Declared]:
    """Yield each declaration in a file that has an object."""
    for node in nodes_of(root, *DECLARING):
        value = node.child_by_field_name("value") or node.named_children[0]
        if objects := _objects(value):
            name = node.child_by_field_name("name")
            yield Declared(node, text_of(name) if name else None, _type(node), objects)


def variables_of(declared: Iterable[Declared]) -> Variables:
    """Return the objects of each variable; those of one name in two scopes together."""
    found: dict[str, list[Node]] = defaultdict(list)
    for one in declared:
        if one.variable is not None:
            found[one.variable] += one.objects
    return found


def paths_in(value: Node, variables: Variables, most: int = DEEPEST) -> Iterator[str]:
    """Yield the members of objects in a value, and their members: `vein`, `vein.width`.

    A variable that the file declares stands for its objects, also where it is spread. A variable
    that is given to a call does not count, since the call may make anything of it.
    """
    if most == 0:
        return
    for one in _objects_or_named(value, variables):
        for member in one.named_children:
            if name := property_of(member):
                yield name
                inner = member.child_by_field_name("value") or member
                yield from (f"{name}.{path}" for path in paths_in(inner, variables, most - 1))
            elif member.type == "spread_element":
                yield from paths_in(member, variables, most - 1)


def property_of(member: Node) -> str | None:
    """Return the name of a member of an object; a spread one has none."""
    if member.type == "shorthand_property_identifier":
        return text_of(member)
    name = member.child_by_field_name("key") or member.child_by_field_name("name")
    return text_of(name).strip("'\"") if name is not None else None


def type_in(annotation: Node | None) -> str | None:
    """Return the first name in a type, or nothing."""
    names = nodes_of(annotation, "type_identifier") if annotation else []
    return text_of(names[0]) if names else None


def _objects_or_named(value: Node, variables: Variables) -> Iterator[Node]:
    if value.type in NAMES:
        yield from variables.get(text_of(value), ())
    elif value.type in HOLDING:
        for child in value.named_children:
            yield from _objects_or_named(child, variables)
    else:
        yield from _objects(value)


def _objects(value: Node) -> tuple[Node, ...]:
    found, waiting = [], [value]
    while waiting:
        node = waiting.pop()
        if node.type in PASSED:
            waiting += reversed(node.named_children)
        elif node.type == "object":
            found.append(node)
    return tuple(found)


def _type(node: Node) -> str | None:
    """Return the type of a variable, of the call that makes it, or of what satisfies it."""
    if node.type == "satisfies_expression":
        return type_in(node.named_children[-1])
    value = node.child_by_field_name("value")
    own = node.child_by_field_name("type")
    return type_in(own or (value.child_by_field_name("type_arguments") if value else None))
