"""Stories, in Storybook's component story format, as the components that readers copy.

The story `export const Strong = { args: { look: "strong" } }` of a file whose default export names
`Button` becomes `export default function Strong() { return <Button look="strong" />; }`, with what
it needs of the file's imports and declarations.
"""

import re
from collections.abc import Mapping
from typing import Final

from tree_sitter import Node

from showfloor.demos.placed_code import (
    PLAIN,
    argument_of,
    attribute,
    dedented,
    field_of,
    in_brackets,
    indented,
)
from showfloor.demos.syntax import default_export, line_of, nodes_of, parse_tsx, text_of
from showfloor.errors import SourceError

FUNCTIONS: Final = (
    "arrow_function",
    "function_declaration",
    "function_expression",
    "method_definition",
)
WRAPPED: Final = (
    "as_expression",
    "satisfies_expression",
    "parenthesized_expression",
    "non_null_expression",
)
NAMES: Final = (
    "identifier",
    "shorthand_property_identifier",
    "shorthand_property_identifier_pattern",
    "type_identifier",
)
DECLARED: Final = (
    "abstract_class_declaration",
    "class_declaration",
    "enum_declaration",
    "function_declaration",
    "generator_function_declaration",
    "interface_declaration",
    "type_alias_declaration",
    "variable_declarator",
)
STORIES: Final = ("function_declaration", "variable_declarator")
STORYBOOK: Final = re.compile(r"@storybook/|storybook(?:/|$)")
"""Modules that readers of a demo do not have."""
WIDTH: Final = 80
"""Characters of an element that is written on one line."""


class Stories:
    """A file of stories."""

    def __init__(self, text: str, path: str) -> None:
        """Read a file, whose `path` is relative to the site's folder; raises `SourceError`."""
        self.path = path
        self.root = parse_tsx(text)
        if wrong := _first_mistake(self.root):
            raise self.error("cannot be parsed", wrong, "correct the code so that it compiles")
        self.declared = {
            name: one
            for one in nodes_of(self.root, *DECLARED)
            if _statement(one).parent == self.root
            for name in _names_of(one)
        }
        self.names = tuple(
            name
            for name, one in self.declared.items()
            if one.type in STORIES and _statement(one).type == "export_statement"
        )
        """Those of its stories, in their order."""
        self.assigned: dict[str, dict[str, Node]] = {}
        for node in nodes_of(self.root, "assignment_expression"):
            owner, _, key = text_of(node.named_children[0]).rpartition(".")
            if owner in self.declared and _is_outermost(node):
                self.assigned.setdefault(owner, {})[key] = node.named_children[-1]
        self.tools = {
            name
            for node in self.root.named_children
            if (source := node.child_by_field_name("source"))
            and STORYBOOK.match(text_of(source)[1:])
            for name in _names(node)
        }
        """What the file imports of Storybook."""
        meta = default_export(self.root)
        self.meta = self.fields(meta and meta.child_by_field_name("value"))

    def code(self, name: str) -> str:
        """Return a story as a demo with all that it needs; raises `SourceError`."""
        story = self.value(self.declared[name])
        is_function = story.type in FUNCTIONS
        fields = ({} if is_function else self.fields(story)) | self.assigned.get(name, {})
        draw = story if is_function else fields.get("render", self.meta.get("render"))
        args = self.fields(self.meta.get("args")) | self.fields(fields.get("args"))
        given = {
            key: argument_of(value) for key, value in args.items() if not _names(value) & self.tools
        }
        before, drawn = self.drawn(draw, given) if draw else ("", self.element(story, given))
        for decorators in (fields.get("decorators"), self.meta.get("decorators")):
            for decorator in self.decorators(decorators):
                drawn = self.decorated(decorator, drawn)
        body = indented(f"{before}return {in_brackets(drawn)};")
        code = f"export default function {name}() {{\n{body}\n}}\n"
        imports = self.needed(code, name)
        if used := self.tools & _names(parse_tsx("\n".join([*imports, code]))):
            raise self.error(
                f"has a story that needs {', '.join(sorted(used))} of Storybook",
                self.declared[name],
                "write what it needs without Storybook, which readers of a demo do not have",
            )
        return "\n".join([*imports, code]).lstrip()

    def value(self, node: Node) -> Node:
        """Return the value of a variable, of a member `a.b`, or the `a` of `a.bind({})`."""
        inner: Node | None = None
        if node.type in WRAPPED:
            inner = _inner(node)
        elif node.type == "variable_declarator":
            inner = node.child_by_field_name("value")
        elif node.type in NAMES:
            inner = self.declared.get(text_of(node))
        elif node.type == "member_expression":
            owner, _, key = text_of(node).rpartition(".")
            own = self.fields(self.declared.get(owner)) if owner in self.declared else {}
            inner = (own | self.assigned.get(owner, {})).get(key)
        elif node.type == "call_expression" and text_of(node).partition("(")[0].endswith(".bind"):
            inner = self.declared.get(text_of(node).partition(".")[0])
        return self.value(inner) if inner else node

    def fields(self, node: Node | None) -> dict[str, Node]:
        """Return the values of an object by their names, also of those that are spread in it."""
        if node is None:
            return {}
        found: dict[str, Node] = {}
        held = self.value(node)
        if held.type in FUNCTIONS:
            return found
        if held.type != "object":
            raise self.error(
                f'has "{text_of(held).splitlines()[0]}" where an object is expected',
                held,
                "write the object itself there, or write the demo in a file of its own",
            )
        for one in held.named_children:
            key = one.child_by_field_name("key") or one.child_by_field_name("name")
            if one.type == "spread_element":
                found |= self.fields(_inner(one))
            elif key:
                found[text_of(key).strip("\"'")] = one.child_by_field_name("value") or one
            elif one.type in NAMES:
                found[text_of(one)] = one
        return found

    def element(self, story: Node, args: Mapping[str, str]) -> str:
        """Return the element of the component that the file is about."""
        if "component" not in self.meta:
            raise self.error(
                "has a story that draws nothing",
                story,
                "name a component in the default export, or write render in the story",
            )
        name = text_of(self.meta["component"])
        given = [attribute(*one) for one in args.items() if one[0] != "children"]
        text = args.get("children", "")
        plain = PLAIN.fullmatch(text)
        is_plain = plain is not None and plain[2] == plain[2].strip()
        children = text[1:-1] if is_plain else text if text.startswith("<") else f"{{{text}}}"
        end = f">{children}</{name}>" if text else " />"
        line = f"{' '.join([f'<{name}', *given])}{end}"
        if len(line) <= WIDTH and "\n" not in line:
            return line
        end = f">\n{indented(children)}\n</{name}>" if text else "/>"
        start = f"<{name}" if given else f"<{name}{end[0]}"
        return "\n".join([start, *map(indented, given), end if given else end[2:]])

    def drawn(self, function: Node, args: Mapping[str, str]) -> tuple[str, str]:
        """Return the statements of a function that draws, and the element that it returns."""
        function = self.value(function)
        body = function.child_by_field_name("body") if function.type in FUNCTIONS else None
        if body is None:
            raise self.error("draws a story with no function", function, "write the function there")
        parameters = _parameters(function)
        if len(parameters) > 1:
            raise self.error(
                "has a story that takes more than its arguments",
                parameters[1],
                "write what it needs in the story",
            )
        before = self.given(parameters[0], args) if parameters else ""
        if body.type == "statement_block":
            *statements, last = _without_comments(body)
            if last.type != "return_statement" or not _without_comments(last):
                raise self.error("has a story without an element", last, "return it at the end")
            before += "".join(f"{dedented(one)}\n" for one in statements)
            body = _inner(last)
        while body.type in WRAPPED:
            body = _inner(body)
        return before, dedented(body)

    def given(self, parameter: Node, args: Mapping[str, str]) -> str:
        """Return the statement that declares what a function that draws is given."""
        pattern = text_of(parameter.child_by_field_name("pattern") or parameter)
        kind = parameter.child_by_field_name("type")
        component = self.meta.get("component")
        typed = text_of(kind) if kind else ""
        if component and not typed:
            typed = f": ComponentProps<typeof {text_of(component)}>"
        values = ", ".join(field_of(*one) for one in args.items())
        return f"const {pattern}{typed} = {f'{{ {values} }}' if values else '{}'};\n"

    def decorators(self, node: Node | None) -> list[Node]:
        """Return the functions of a list, or the only one."""
        held = self.value(node) if node else None
        if held is None:
            return []
        return (
            [self.value(one) for one in _without_comments(held)] if held.type == "array" else [held]
        )

    def decorated(self, decorator: Node, drawn: str) -> str:
        """Return an element within what a decorator puts around it."""
        taken = _parameters(decorator) if decorator.type in FUNCTIONS else []
        story = text_of(taken[0].child_by_field_name("pattern") or taken[0]) if taken else ""
        body = decorator.child_by_field_name("body")
        is_short = body is not None and (
            body.type != "statement_block" or len(_without_comments(body)) == 1
        )
        _, around = self.drawn(decorator, {}) if story and is_short else ("", "")
        place = _place_of(story, around)
        if place is None:
            raise self.error(
                "has a decorator that does more than to put elements around a story",
                decorator,
                "write it like (Story) => <div><Story /></div>, or use render in the story",
            )
        before, after = place
        if before and not drawn.startswith("<"):
            drawn = f"{{{drawn}}}"
        margin = re.match(" *", before.rpartition("\n")[2])
        return f"{before}{indented(drawn, margin[0] if margin else '').lstrip(' ')}{after}"

    def needed(self, code: str, component: str) -> list[str]:
        """Return the imports and declarations of the file that code needs, in their order."""
        names = _names(parse_tsx(code)) - {component}
        waiting = [*names]
        while waiting:
            name = waiting.pop()
            one = self.declared.get(name)
            for statement in [*([_statement(one)] if one else []), *self.effects(name)]:
                new = _names(statement) - names
                names |= new
                waiting += new
        needed = {_statement(one).id for name, one in self.declared.items() if name in names}
        needed |= {one.id for name in names for one in self.effects(name)}
        props = ["import type { ComponentProps } from 'react';"] * ("ComponentProps" in names)
        known = {text_of(one) for one in nodes_of(self.root, "identifier")}
        found = (
            _import(node, names)
            if node.type == "import_statement"
            else f"\n{text_of(node).removeprefix('export ')}" * (node.id in needed)
            for node in self.root.named_children
        )
        return [*(props if "ComponentProps" not in known else []), *filter(None, found), ""]

    def effects(self, name: str) -> list[Node]:
        """Return the statements that change what a variable holds; a story's are read otherwise."""
        if name in self.names:
            return []
        return [
            node
            for node in self.root.named_children
            if node.type == "expression_statement"
            and [text_of(one) for one in nodes_of(node, "identifier")[:1]] == [name]
        ]

    def error(self, what: str, node: Node, fix: str) -> SourceError:
        """Return an error at the place of a node."""
        why = "a demo is the component that a story draws"
        return SourceError(what, path=self.path, line=line_of(node), why=why, fix=fix)


def _first_mistake(root: Node) -> Node | None:
    """Return the innermost node of the first mistake in a tree, if it has one."""
    found = root if root.has_error else None
    while found and (inner := next((one for one in found.children if one.has_error), None)):
        found = inner
    return found


def _place_of(story: str, around: str) -> tuple[str, str] | None:
    """Return the code before and after `<Story />` or `{Story()}` in an element, if it is there."""
    written = (f"<{story}/>", f"{{{story}()}}")
    for node in nodes_of(parse_tsx(around), "jsx_self_closing_element", "jsx_expression"):
        if story and "".join(text_of(node).split()) in written:
            code = around.encode()
            return code[: node.start_byte].decode(), code[node.end_byte :].decode()
    return None


def _statement(node: Node) -> Node:
    """Return the statement that a declaration belongs to."""
    while node.parent and node.parent.type in ("lexical_declaration", "export_statement"):
        node = node.parent
    return node


def _is_outermost(expression: Node) -> bool:
    statement = expression.parent
    return statement is not None and statement.parent is not None and not statement.parent.parent


def _names_of(declaration: Node) -> set[str]:
    """Return the names that are declared, of a pattern all of them."""
    name = declaration.child_by_field_name("name")
    if name is None:
        return set()
    return {text_of(name)} if name.type in NAMES else _names(name)


def _names(root: Node) -> set[str]:
    return {text_of(node) for node in nodes_of(root, *NAMES)}


def _without_comments(node: Node) -> list[Node]:
    return [one for one in node.named_children if one.type != "comment"]


def _inner(node: Node) -> Node:
    return _without_comments(node)[0]


def _parameters(function: Node) -> list[Node]:
    single = function.child_by_field_name("parameter")
    several = function.child_by_field_name("parameters")
    return [single] if single else _without_comments(several) if several else []


def _import(node: Node, names: set[str]) -> str:
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
