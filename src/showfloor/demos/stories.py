"""Stories, in Storybook's component story format, as the components that readers copy.

The story `export const Strong = { args: { look: "strong" } }` of a file whose default export names
`Button` becomes `export default function Strong() { return <Button look="strong" />; }`, with what
it needs of the file's imports and declarations.
"""

import re
from collections.abc import Mapping
from textwrap import dedent, indent
from typing import Final

from tree_sitter import Node

from showfloor.demos.syntax import default_export, line_of, nodes_of, parse_tsx, text_of
from showfloor.errors import SourceError

FUNCTIONS: Final = (
    "arrow_function",
    "function_declaration",
    "function_expression",
    "method_definition",
)
WRAPPED: Final = ("as_expression", "satisfies_expression", "parenthesized_expression")
NAMES: Final = ("identifier", "shorthand_property_identifier", "type_identifier")
DECLARED: Final = (
    "class_declaration",
    "enum_declaration",
    "function_declaration",
    "interface_declaration",
    "type_alias_declaration",
    "variable_declarator",
)
STORIES: Final = ("function_declaration", "variable_declarator")
PLAIN: Final = re.compile(r"""(["'])([^"'\\{}<>&\n]*)\1""")
"""A text that JSX holds as it is."""
WIDTH: Final = 80
"""Characters of an element that is written on one line."""


def code_of_story(text: str, name: str, path: str) -> str:
    """Return the demo that is the story `name` of a file; raises `SourceError` with its place."""
    return _Stories(text, path).code(name)


class _Stories:
    """A file of stories."""

    def __init__(self, text: str, path: str) -> None:
        self.path = path
        self.root = parse_tsx(text)
        self.declared = {
            text_of(name): one
            for one in nodes_of(self.root, *DECLARED)
            if (name := one.child_by_field_name("name")) and _statement(one).parent == self.root
        }
        meta = default_export(self.root)
        self.meta = self.fields(meta and meta.child_by_field_name("value"))

    def code(self, name: str) -> str:
        """Return the code of a story with all that it needs."""
        if wrong := next((one for one in self.root.children if one.has_error), None):
            raise self.error("cannot be parsed", wrong, "correct the code so that it compiles")
        if name not in self.declared:
            names = [key for key, one in self.declared.items() if one.type in STORIES]
            known = ", ".join(key for key in names if key[:1].isupper()) or "none"
            raise self.error(f'has no story "{name}"', self.root, f"write one that it has: {known}")
        story = self.value(self.declared[name])
        fields = {} if story.type in FUNCTIONS else self.fields(story)
        draw = story if story.type in FUNCTIONS else fields.get("render", self.meta.get("render"))
        args = {**self.fields(self.meta.get("args")), **self.fields(fields.get("args"))}
        given = {key: _argument(value) for key, value in args.items()}
        before, drawn = self.drawn(draw, given) if draw else ("", self.element(story, given))
        for decorators in (fields.get("decorators"), self.meta.get("decorators")):
            for decorator in self.value(decorators).named_children if decorators else []:
                drawn = self.decorated(self.value(decorator), drawn)
        body = indent(f"{before}return {_in_brackets(drawn)};", "  ")
        code = f"export default function {name}() {{\n{body}\n}}\n"
        return "\n".join([*self.needed(code, name), code]).lstrip()

    def value(self, node: Node) -> Node:
        """Return what a node stands for, through variables, assertions of types and `a.b`."""
        inner: Node | None = None
        if node.type in WRAPPED:
            inner = node.named_children[0]
        elif node.type == "variable_declarator":
            inner = node.child_by_field_name("value")
        elif node.type in NAMES:
            inner = self.declared.get(text_of(node))
        elif node.type == "member_expression":
            owner, _, key = text_of(node).rpartition(".")
            inner = self.fields(self.declared.get(owner)).get(key)
        return self.value(inner) if inner else node

    def fields(self, node: Node | None) -> dict[str, Node]:
        """Return the values of an object by their names, also of those that are spread in it."""
        found: dict[str, Node] = {}
        for one in self.value(node).named_children if node else []:
            key = one.child_by_field_name("key") or one.child_by_field_name("name")
            if one.type == "spread_element":
                found |= self.fields(one.named_children[0])
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
        given = [_attribute(*one) for one in args.items() if one[0] != "children"]
        text = args.get("children", "")
        plain = PLAIN.fullmatch(text)
        children = plain[2] if plain else text if text.startswith("<") else f"{{{text}}}"
        end = f">{children}</{name}>" if text else " />"
        line = f"{' '.join([f'<{name}', *given])}{end}"
        if len(line) <= WIDTH and "\n" not in line:
            return line
        end = f">\n{indent(children, '  ')}\n</{name}>" if text else "/>"
        return "\n".join([f"<{name}", *(indent(one, "  ") for one in given), end])

    def drawn(self, function: Node, args: Mapping[str, str]) -> tuple[str, str]:
        """Return the statements of a function that draws, and the element that it returns."""
        function = self.value(function)
        body = function.child_by_field_name("body") if function.type in FUNCTIONS else None
        if body is None:
            raise self.error("draws a story with no function", function, "write the function there")
        taken = _first_parameter(function)
        given = ", ".join(_field(*one) for one in args.items())
        before = f"const {taken} = {{ {given} }};\n" if taken else ""
        if body.type == "statement_block":
            *statements, last = body.named_children
            if last.type != "return_statement" or not last.named_children:
                raise self.error("has a story without an element", last, "return it at the end")
            before += "".join(f"{_text(one)}\n" for one in statements)
            body = last.named_children[0]
        while body.type in WRAPPED:
            body = body.named_children[0]
        return before, _text(body)

    def decorated(self, decorator: Node, drawn: str) -> str:
        """Return an element within what a decorator puts around it."""
        story = _first_parameter(decorator) if decorator.type in FUNCTIONS else ""
        _, around = self.drawn(decorator, {}) if story else ("", "")
        before, found, after = _split(rf"<{story}\s*/>|\{{\s*{story}\(\)\s*\}}", around)
        if not (story and found):
            raise self.error(
                "has a decorator that does more than to put elements around a story",
                decorator,
                "write it like (Story) => <div><Story /></div>, or use render in the story",
            )
        margin = re.match(" *", before.rpartition("\n")[2])
        return f"{before}{indent(drawn, margin[0] if margin else '').lstrip(' ')}{after}"

    def needed(self, code: str, component: str) -> list[str]:
        """Return the imports and declarations of the file that code needs, in their order."""
        names = _names(parse_tsx(code)) - {component}
        waiting = [*names]
        while waiting:
            if one := self.declared.get(waiting.pop()):
                new = _names(_statement(one)) - names
                names |= new
                waiting += new
        needed = {_statement(one).id for name, one in self.declared.items() if name in names}
        found = (
            _import(node, names)
            if node.type == "import_statement"
            else f"\n{text_of(node).removeprefix('export ')}" * (node.id in needed)
            for node in self.root.named_children
        )
        return [*filter(None, found), ""]

    def error(self, what: str, node: Node, fix: str) -> SourceError:
        """Return an error at the place of a node."""
        why = "a demo is the component that a story draws"
        return SourceError(what, path=self.path, line=line_of(node), why=why, fix=fix)


def _statement(node: Node) -> Node:
    """Return the statement that a declaration belongs to."""
    while node.parent and node.parent.type in ("lexical_declaration", "export_statement"):
        node = node.parent
    return node


def _names(root: Node) -> set[str]:
    return {text_of(node) for node in nodes_of(root, *NAMES)}


def _text(node: Node) -> str:
    """Return the text of a node without the indentation of its place."""
    first, newline, others = text_of(node).partition("\n")
    return f"{first}{newline}{dedent(others)}"


def _in_brackets(element: str) -> str:
    return f"(\n{indent(element, '  ')}\n)" if "\n" in element else element


def _first_parameter(function: Node) -> str:
    """Return the code of a function's first parameter without its type."""
    held = function.child_by_field_name("parameter")
    held = held or function.child_by_field_name("parameters")
    first = held.named_children[0] if held and held.named_children else held
    if first is None or first.type == "formal_parameters":
        return ""
    return text_of(first.child_by_field_name("pattern") or first)


def _argument(node: Node) -> str:
    return f"function {text_of(node)}" if node.type == "method_definition" else _text(node)


def _field(key: str, value: str) -> str:
    name = key if key.isidentifier() else f'"{key}"'
    return name if name == value else f"{name}: {value}"


def _attribute(key: str, value: str) -> str:
    if PLAIN.fullmatch(value):
        return f'{key}="{value[1:-1]}"'
    return key if value == "true" else f"{key}={{{value}}}"


def _split(pattern: str, text: str) -> tuple[str, str, str]:
    found = re.search(pattern, text)
    return (text[: found.start()], found[0], text[found.end() :]) if found else (text, "", "")


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
