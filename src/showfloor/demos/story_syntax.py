"""What the code of stories is made of: names, functions, elements, imports."""

from typing import Final

from tree_sitter import Node

from showfloor.demos.syntax import nodes_of, parse_tsx, text_of

FUNCTIONS: Final = (
    "arrow_function",
    "function_declaration",
    "function_expression",
    "method_definition",
)
NAMES: Final = (
    "identifier",
    "shorthand_property_identifier",
    "shorthand_property_identifier_pattern",
    "type_identifier",
)


def first_mistake(root: Node) -> Node | None:
    """Return the innermost node of the first mistake in a tree, if it has one."""
    found = root if root.has_error else None
    while found and (inner := next((one for one in found.children if one.has_error), None)):
        found = inner
    return found


def place_of(story: str, around: str) -> tuple[str, str] | None:
    """Return the code before and after `<Story />` or `{Story()}` in an element, if it is there."""
    written = (f"<{story}/>", f"{{{story}()}}")
    for node in nodes_of(parse_tsx(around), "jsx_self_closing_element", "jsx_expression"):
        if story and "".join(text_of(node).split()) in written:
            code = around.encode()
            return code[: node.start_byte].decode(), code[node.end_byte :].decode()
    return None


def is_in_function(node: Node) -> bool:
    """Return whether a function in the same code encloses a node."""
    while node.parent and node.parent.type not in FUNCTIONS:
        node = node.parent
    return node.parent is not None


def statement_of(node: Node) -> Node:
    """Return the statement that a declaration belongs to."""
    while node.parent and node.parent.type in ("lexical_declaration", "export_statement"):
        node = node.parent
    return node


def is_outermost(expression: Node) -> bool:
    """Return whether an expression is a statement of its own at the top of the file."""
    statement = expression.parent
    return statement is not None and statement.parent is not None and not statement.parent.parent


def declared_names(declaration: Node) -> set[str]:
    """Return the names that are declared, of a pattern all of them."""
    name = declaration.child_by_field_name("name")
    if name is None:
        return set()
    return {text_of(name)} if name.type in NAMES else names_in(name)


def names_in(root: Node) -> set[str]:
    """Return all names that code has, declared or used."""
    return {text_of(node) for node in nodes_of(root, *NAMES)}


def without_comments(node: Node) -> list[Node]:
    """Return the named parts of a node but for comments."""
    return [one for one in node.named_children if one.type != "comment"]


def inner_of(node: Node) -> Node:
    """Return the first part of a node: the expression in brackets, or before a type."""
    return without_comments(node)[0]


def parameters_of(function: Node) -> list[Node]:
    """Return the parameters of a function, with brackets around them or without."""
    single = function.child_by_field_name("parameter")
    several = function.child_by_field_name("parameters")
    return [single] if single else without_comments(several) if several else []


def import_of(node: Node, names: set[str]) -> str:
    """Return an import with those of its names that are needed, or nothing."""
    clause = next((one for one in node.named_children if one.type == "import_clause"), None)
    if clause is None:
        return text_of(node)
    needed: list[str] = []
    for one in clause.named_children:
        if one.type == "named_imports":
            own = [text_of(each) for each in one.named_children if _imported(each) in names]
            needed += [f"{{ {', '.join(own)} }}"] if own else []
        elif text_of(one).removeprefix("* as ") in names:
            needed.append(text_of(one))
    before, _, after = text_of(node).partition(text_of(clause))
    return f"{before}{', '.join(needed)}{after}" if needed else ""


def _imported(specifier: Node) -> str:
    named = specifier.child_by_field_name("alias") or specifier.child_by_field_name("name")
    return text_of(named) if named else ""
