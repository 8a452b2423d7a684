"""The lines of a demo that a reader wants to see first: what its component returns, when short."""

from collections.abc import Iterator
from typing import Final

from tree_sitter import Node

from showfloor.demos.syntax import text_of, walk

__all__ = ["PREVIEW_LINES", "preview_lines"]

Lines = tuple[int, int]

PREVIEW_LINES: Final = 16
"""More than this is no preview; the code is then one click away."""

FUNCTIONS: Final = {"arrow_function", "function_declaration", "function_expression"}
ELEMENTS: Final = {"jsx_element", "jsx_self_closing_element"}


def preview_lines(root: Node, subjects: frozenset[str] = frozenset()) -> Lines | None:
    """Return the first and last line (from 1) of the preview of a file, or nothing.

    Where the component returns too much, the elements that the page is about serve, with as much
    around or between them as is short; else what stands alone inside of wrappers.
    """
    function = _component(root)
    element = _returned(function) if function else None
    if element is None:
        return None
    choices = [_lines(element), *_about(element, subjects), *_unwrapped(element)]
    return next((lines for lines in choices if _length(lines) <= PREVIEW_LINES), None)


def _about(element: Node, subjects: frozenset[str]) -> list[Lines]:
    """Return the lines of the subjects together, of each, and of what holds them; longest first."""
    found = [node for node in walk(element) if _tag(node) in subjects]
    lines = [_lines(around) for node in found for around in _around(node, element)]
    if found:
        lines.append((_lines(found[0])[0], max(_lines(node)[1] for node in found)))
    return sorted(lines, key=_length, reverse=True)


def _length(lines: Lines) -> int:
    return lines[1] - lines[0] + 1


def _around(node: Node | None, end: Node) -> Iterator[Node]:
    """Return an element and those that hold it, up to `end`."""
    while node is not None and node.id != end.id:
        if node.type in ELEMENTS:
            yield node
        node = node.parent


def _unwrapped(element: Node) -> Iterator[Lines]:
    inside = _inner_elements(element)
    while len(inside) == 1:
        yield _lines(inside[0])
        inside = _inner_elements(inside[0])


def _component(root: Node) -> Node | None:
    """Return the function that is exported as the default."""
    for node in root.children:
        if node.type == "export_statement" and any(c.type == "default" for c in node.children):
            value = node.child_by_field_name("declaration") or node.child_by_field_name("value")
            return _function(value, root) if value else None
    return None


def _function(value: Node, root: Node) -> Node | None:
    """Return the function behind a name or inside a call such as `memo(...)`."""
    if value.type in FUNCTIONS:
        return value
    if value.type == "call_expression":
        arguments = value.child_by_field_name("arguments")
        first = arguments.named_children[:1] if arguments else []
        return _function(first[0], root) if first else None
    if value.type == "identifier":
        named = (v for name, v in _declared(root) if name == text_of(value))
        declared = next(named, None)
        return None if declared is None else _function(declared, root)
    return None


def _declared(root: Node) -> Iterator[tuple[str, Node]]:
    for node in root.named_children:
        if node.type == "function_declaration" and (name := node.child_by_field_name("name")):
            yield text_of(name), node
        for variable in node.named_children if node.type == "lexical_declaration" else ():
            name, value = (variable.child_by_field_name(field) for field in ("name", "value"))
            if name and value and value.type != "identifier":
                yield text_of(name), value


def _returned(function: Node) -> Node | None:
    """Return the element that a function's last statement returns."""
    body = function.child_by_field_name("body")
    if body is not None and body.type == "statement_block":
        returns = [node for node in body.named_children if node.type == "return_statement"]
        body = returns[-1].named_children[0] if returns and returns[-1].named_children else None
    while body is not None and body.type == "parenthesized_expression":
        body = body.named_children[0]
    return body if body is not None and body.type in ELEMENTS else None


def _lines(element: Node) -> Lines:
    """Return the lines of an element; of a fragment, those of what it holds."""
    inside = _inner_elements(element)
    first, last = element, element
    if _is_fragment(element) and inside:
        first, last = inside[0], inside[-1]
    return first.start_point.row + 1, last.end_point.row + 1


def _is_fragment(element: Node) -> bool:
    return element.type == "jsx_element" and _tag(element) is None


def _tag(node: Node) -> str | None:
    """Return an element's name; a fragment has none."""
    opening = node.child_by_field_name("open_tag") or node
    name = opening.child_by_field_name("name") if node.type in ELEMENTS else None
    return text_of(name) if name else None


def _inner_elements(element: Node) -> list[Node]:
    return [
        child
        for child in element.named_children
        if child.type in ELEMENTS or child.type == "jsx_expression"
    ]
