"""Objects that a file declares, alone, in arrays, or on the way through calls."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tree_sitter import Node

from showfloor.demos.syntax import nodes_of, text_of

__all__ = ["Declared", "declared_objects", "property_of"]

DECLARING: Final = ("variable_declarator", "satisfies_expression")
PASSED: Final = {
    "arguments",
    "array",
    "arrow_function",
    "as_expression",
    "call_expression",
    "parenthesized_expression",
    "return_statement",
    "satisfies_expression",
    "spread_element",
    "statement_block",
    "ternary_expression",
}
"""Between a declaration and its objects: `Ring[] = useMemo(() => [{ ... }])`."""


class Declared(NamedTuple):
    """What one variable is given, or one `satisfies` is told of."""

    node: Node
    variable: str | None
    type: str | None
    """The first name in its type, if it has one."""
    objects: tuple[Node, ...]
    """In the order of the text; objects inside of them are not among them."""


def declared_objects(root: Node) -> Iterator[Declared]:
    """Yield each declaration in a file that has an object."""
    for node in nodes_of(root, *DECLARING):
        value = node.child_by_field_name("value") or node.named_children[0]
        if objects := _objects(value):
            name = node.child_by_field_name("name")
            yield Declared(node, text_of(name) if name else None, _type(node), objects)


def property_of(member: Node) -> str | None:
    """Return the name of a member of an object; a spread one has none."""
    if member.type == "shorthand_property_identifier":
        return text_of(member)
    name = member.child_by_field_name("key") or member.child_by_field_name("name")
    return text_of(name).strip("'\"") if name is not None else None


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
        place: Node | None = node.named_children[-1]
    else:
        value = node.child_by_field_name("value")
        own = node.child_by_field_name("type")
        place = own or (value.child_by_field_name("type_arguments") if value else None)
    names = nodes_of(place, "type_identifier") if place else []
    return text_of(names[0]) if names else None
