"""The lines of a demo that a page shows first: all of a short file, else an excerpt."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import takewhile
from typing import Final, NamedTuple

from tree_sitter import Node

from showfloor.demos.objects import Declared, declared_objects, property_of
from showfloor.demos.syntax import default_export, line_of, nodes_of, text_of

Lines = tuple[int, int]
"""The first and the last, from 1."""

LinesOf = Mapping[str, set[int]]
"""The lines of each thing that an excerpt should show, by its name."""

PREVIEW_LINES: Final = 20
"""The longest preview: the rest of the code is one click away."""

FUNCTIONS: Final = ("arrow_function", "function_declaration", "function_expression")
ELEMENTS: Final = ("jsx_element", "jsx_self_closing_element")


class About(NamedTuple):
    """The names that an excerpt should show."""

    subjects: frozenset[str] = frozenset()
    """Components that the page is about."""
    named: frozenset[str] = frozenset()
    """Props, and properties of interfaces, that the section of the page names."""
    variables: frozenset[str] = frozenset()
    """Variables of the file that hold objects of an interface that the page is about."""


def preview_lines(root: Node, about: About) -> Lines | None:
    """Return the lines of the preview of a file, or nothing where no part is short enough.

    A short file is shown whole. Of a longer one, these parts are preferred, in this order:

    1. the element that its component returns
    2. elements in it that are or hold a subject of the page, the longest first
    3. the element inside of those that hold nothing else

    Where the section names no props, the first that is short is shown. Where it does, or where none
    is short, any element, tag or object is shown instead that has more of the named props; where no
    code gives them, one that has more of the subjects.
    """
    end = root.end_point
    whole = (1, int(end.row) + (1 if end.column else 0))
    if _is_short(whole):
        return whole
    element = _returned(root)
    if element is None:
        return None
    found = [_lines(element), *_with_subjects(element, about.subjects), *_unwrapped(element)]
    preferred = [lines for lines in found if _is_short(lines)]
    if preferred and not about.named:
        return preferred[0]
    objects = [one for one in declared_objects(root) if one.variable in about.variables]
    parts = [*filter(_is_short, _parts(element, objects))]
    # Of parts that show as much, a long one explains more where nothing is named.
    parts.sort(key=_length, reverse=not about.named)
    wanted = _named_lines(root, about.named, objects) or _subject_lines(root, about.subjects)
    return max([*preferred, *parts], key=lambda lines: _count(lines, wanted), default=None)


def _length(lines: Lines) -> int:
    return lines[1] - lines[0] + 1


def _is_short(lines: Lines) -> bool:
    return _length(lines) <= PREVIEW_LINES


def _count(lines: Lines, wanted: LinesOf) -> int:
    """Return how many of the wanted things have a line among these."""
    first, last = lines
    return sum(any(first <= line <= last for line in places) for places in wanted.values())


def _returned(root: Node) -> Node | None:
    """Return the element that the component of a file returns, which is its default export."""
    export = default_export(root)
    fields = ("declaration", "value")
    exported = [
        value for field in fields if export and (value := export.child_by_field_name(field))
    ]
    function = _function(exported[0], root) if exported else None
    value = function.child_by_field_name("body") if function else None
    if value is not None and value.type == "statement_block":
        returns = [one for one in value.named_children if one.type == "return_statement"]
        value = next(iter(returns[-1].named_children), None) if returns else None
    while value is not None and value.type == "parenthesized_expression":
        value = next(iter(value.named_children), None)
    return value if value is not None and value.type in ELEMENTS else None


def _function(value: Node, root: Node) -> Node | None:
    """Return the function that a value is, names, or wraps in calls such as `memo(...)`."""
    declared = dict(_declared(root))
    found: Node | None = value
    while found is not None and found.type not in FUNCTIONS:
        match found.type:
            case "call_expression":
                arguments = found.child_by_field_name("arguments")
                found = next(iter(arguments.named_children), None) if arguments else None
            case "identifier":
                found = declared.pop(text_of(found), None)  # each once: names may go round
            case _:
                found = None
    return found


def _declared(root: Node) -> Iterator[tuple[str, Node]]:
    """Yield the name and the value of each function and variable of a file, but other names."""
    for node in root.named_children:
        if node.type == "function_declaration" and (name := node.child_by_field_name("name")):
            yield text_of(name), node
        for variable in node.named_children if node.type == "lexical_declaration" else ():
            name, value = (variable.child_by_field_name(field) for field in ("name", "value"))
            if name and value and value.type != "identifier":
                yield text_of(name), value


def _with_subjects(element: Node, subjects: frozenset[str]) -> list[Lines]:
    """Return the lines of elements that are or hold a subject, and of all subjects together.

    The longest come first.
    """
    found = [node for node in nodes_of(element, *ELEMENTS) if _name(node) in subjects]
    lines = [_lines(around) for node in found for around in _around(node, element)]
    if found:
        lines.append((_lines(found[0])[0], max(_lines(node)[1] for node in found)))
    return sorted(lines, key=_length, reverse=True)


def _around(node: Node | None, end: Node) -> Iterator[Node]:
    """Yield an element and those that hold it, up to `end`."""
    while node is not None and node.id != end.id:
        if node.type in ELEMENTS:
            yield node
        node = node.parent


def _unwrapped(element: Node) -> Iterator[Lines]:
    """Yield the lines of the only child of an element, of the only child of that, and so on."""
    inside = _inner_elements(element)
    while len(inside) == 1:
        yield _lines(inside[0])
        inside = _inner_elements(inside[0])


def _parts(element: Node, objects: Iterable[Declared]) -> Iterator[Lines]:
    """Yield the lines of each element and tag, and of neighbors inside of one.

    Then those of objects, one or neighbors; of what is too long, those of its props or properties.
    """
    for node in nodes_of(element, *ELEMENTS, "jsx_opening_element"):
        if node.type == "jsx_element":
            yield _lines(node)
            yield from _runs(_inner_elements(node))
        else:
            yield _span(node)
            if not _is_short(_span(node)):
                yield from _runs(one for one in node.named_children if one.type == "jsx_attribute")
    for declared in objects:
        yield from _runs(declared.objects)
        for one in declared.objects:
            if not _is_short(_span(one)):
                yield from _runs(one.named_children)


def _runs(nodes: Iterable[Node]) -> Iterator[Lines]:
    """Yield the lines of each node, and of each with those that follow it, while that is short."""
    spans = sorted({_span(node) for node in nodes})
    for number, (first, _) in enumerate(spans):
        yield from takewhile(_is_short, ((first, last) for _, last in spans[number:]))


def _named_lines(root: Node, named: frozenset[str], objects: Iterable[Declared]) -> LinesOf:
    """Return the lines on which each named prop is given: to elements, else in objects."""
    in_elements: dict[str, set[int]] = defaultdict(set)
    for node in nodes_of(root, "jsx_attribute"):
        in_elements[text_of(node.named_children[0])].add(line_of(node))
    in_objects: dict[str, set[int]] = defaultdict(set)
    for member in (
        one for declared in objects for each in declared.objects for one in each.named_children
    ):
        if name := property_of(member):
            in_objects[name].add(line_of(member))
    given = {**in_objects, **in_elements}
    return {name: given[name] for name in named & given.keys()}


def _subject_lines(root: Node, subjects: frozenset[str]) -> LinesOf:
    """Return the line of each element that the page is about."""
    found = (line_of(node) for node in nodes_of(root, *ELEMENTS) if _name(node) in subjects)
    return {str(line): {line} for line in found}


def _span(node: Node) -> Lines:
    return line_of(node), int(node.end_point.row) + 1


def _lines(element: Node) -> Lines:
    """Return the lines of an element; of a fragment, those of what it holds."""
    inside = _inner_elements(element)
    if element.type == "jsx_element" and _name(element) is None and inside:
        return _span(inside[0])[0], _span(inside[-1])[1]
    return _span(element)


def _name(element: Node) -> str | None:
    """Return an element's name; a fragment has none."""
    tag = element.child_by_field_name("open_tag") or element
    name = tag.child_by_field_name("name")
    return text_of(name) if name else None


def _inner_elements(element: Node) -> list[Node]:
    return [one for one in element.named_children if one.type in (*ELEMENTS, "jsx_expression")]
