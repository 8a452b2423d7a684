"""The members that functions of a file read of parameters whose type they name."""

from collections.abc import Iterator
from typing import Final

from tree_sitter import Node

from showfloor.demos.objects import property_of, type_in
from showfloor.demos.syntax import nodes_of, text_of

__all__ = ["read_of_parameters"]

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
