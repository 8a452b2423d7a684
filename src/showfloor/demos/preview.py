"""The lines of a demo that a reader wants to see first: all of a short file, else an excerpt."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from tree_sitter import Node

from showfloor.demos.objects import Declared, declared_objects, property_of
from showfloor.demos.syntax import line_of, text_of, walk

__all__ = ["PREVIEW_LINES", "About", "preview_lines"]

Lines = tuple[int, int]

Places = Mapping[str, set[int]]
"""Lines on which each of several things stands that an excerpt should show."""

PREVIEW_LINES: Final = 20
"""More than this is no preview; the code is then one click away."""

FUNCTIONS: Final = {"arrow_function", "function_declaration", "function_expression"}
ELEMENTS: Final = {"jsx_element", "jsx_self_closing_element"}
OPENINGS: Final = {"jsx_opening_element", "jsx_self_closing_element"}


class About(NamedTuple):
    """What an excerpt should show."""

    subjects: frozenset[str] = frozenset()
    """Components that the page is about."""
    named: frozenset[str] = frozenset()
    """Props, and properties of interfaces, that the section of the page names."""
    variables: frozenset[str] = frozenset()
    """Those of the file that hold objects of an interface that the page is about."""


def preview_lines(root: Node, about: About) -> Lines | None:
    """Return the first and last line (from 1) of the preview of a file, or nothing.

    A file of `PREVIEW_LINES` is shown whole. Of a longer one, what its component returns serves,
    else the elements that the page is about, with as much around or between them as is short, else
    what stands alone inside of wrappers: the first of these that shows most of the named props. If
    other elements, the props of a long one, or objects that are declared show more of them, or
    nothing else is short enough, these are shown.
    """
    last = _last_line(root)
    if last <= PREVIEW_LINES:
        return (1, last)
    function = _component(root)
    element = _returned(function) if function else None
    if element is None:
        return None
    choices = [_lines(element), *_about(element, about.subjects), *_unwrapped(element)]
    usual = [lines for lines in choices if _length(lines) <= PREVIEW_LINES]
    if usual and not about.named:
        return usual[0]
    objects = _objects(root, about)
    others = [lines for lines in _parts(element, objects) if _length(lines) <= PREVIEW_LINES]
    places = _given(root, about.named, objects) or _used(root, about.subjects)
    # Of parts that show as much, a long one says more where nothing is named.
    others.sort(key=_length, reverse=not about.named)
    return max([*usual, *others], key=lambda lines: _shown(lines, places), default=None)


def _last_line(root: Node) -> int:
    end = root.end_point
    return int(end.row) + (1 if end.column else 0)


def _shown(lines: Lines, places: Places) -> int:
    first, last = lines
    return sum(any(first <= line <= last for line in one) for one in places.values())


def _given(root: Node, named: frozenset[str], objects: Iterable[Declared]) -> Places:
    """Return the lines on which each named prop is given: to elements, else in objects."""
    places: dict[str, set[int]] = defaultdict(set)
    for node in walk(root):
        if node.type == "jsx_attribute" and (name := text_of(node.named_children[0])) in named:
            places[name].add(line_of(node))
    in_elements = frozenset(places)
    for name, line in _members(objects):
        if name in named - in_elements:
            places[name].add(line)
    return places


def _objects(root: Node, about: About) -> list[Declared]:
    """Return the declarations of objects that the page is about."""
    return [one for one in declared_objects(root) if one.variable in about.variables]


def _members(objects: Iterable[Declared]) -> Iterator[tuple[str, int]]:
    """Yield the name of each property, and its line."""
    for declared in objects:
        for one in declared.objects:
            for member in one.named_children:
                if name := property_of(member):
                    yield name, line_of(member)


def _used(root: Node, subjects: frozenset[str]) -> Places:
    """Return the lines of each element that the page is about."""
    found = [line_of(node) for node in walk(root) if _tag(node) in subjects]
    return {str(line): {line} for line in found}


def _parts(root: Node, objects: Iterable[Declared]) -> Iterator[Lines]:
    """Yield the lines of elements, of neighbors in one, and of the tag of one or its props.

    Then those of declarations, of neighboring objects in one, and of neighbors in a long object.
    """
    for node in walk(root):
        if node.type in ELEMENTS:
            yield _lines(node)
        if node.type in OPENINGS:
            tag = (line_of(node), node.end_point.row + 1)
            yield tag
            if _length(tag) > PREVIEW_LINES:
                yield from _runs(one for one in node.named_children if one.type == "jsx_attribute")
        if node.type == "jsx_element":
            yield from _runs(_inner_elements(node))
    for declared in objects:
        yield line_of(declared.node), declared.node.end_point.row + 1
        yield from _runs(declared.objects)
        for one in declared.objects:
            if _length((line_of(one), one.end_point.row + 1)) > PREVIEW_LINES:
                yield from _runs(one.named_children)


def _runs(nodes: Iterable[Node]) -> Iterator[Lines]:
    """Yield the lines of each node, and with those that follow it, as far as a preview goes."""
    spans = sorted({(line_of(node), node.end_point.row + 1) for node in nodes})
    for number, (first, _) in enumerate(spans):
        for _, last in spans[number : number + 2 * PREVIEW_LINES]:
            yield first, last


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
