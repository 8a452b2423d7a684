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
from showfloor.demos.story_syntax import (
    FUNCTIONS,
    NAMES,
    declared_names,
    first_mistake,
    import_of,
    inner_of,
    is_in_function,
    is_outermost,
    names_in,
    parameters_of,
    place_of,
    statement_of,
    without_comments,
)
from showfloor.demos.syntax import default_export, line_of, nodes_of, parse_tsx, text_of
from showfloor.errors import SourceError

WRAPPED: Final = (
    "as_expression",
    "satisfies_expression",
    "parenthesized_expression",
    "non_null_expression",
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
TYPES: Final = ("Meta", "StoryFn", "StoryObj")
"""Types of Storybook whose argument is what a component, or a story, takes."""
STORIES: Final = ("function_declaration", "variable_declarator")
STORYBOOK: Final = re.compile(r"@storybook/|storybook(?:/|$)")
"""Modules that readers of a demo do not have."""
WRITTEN_TYPE: Final = re.compile(r"(?<![\w.])ComponentProps<typeof ")
WIDTH: Final = 80
"""Characters of an element that is written on one line."""


class Stories:
    """A file of stories."""

    def __init__(self, text: str, path: str) -> None:
        """Read a file, whose `path` is relative to the site's folder; raises `SourceError`."""
        self.path = path
        self.root = parse_tsx(text)
        if wrong := first_mistake(self.root):
            raise self.error("cannot be parsed", wrong, "correct the code so that it compiles")
        self.declared = {
            name: one
            for one in nodes_of(self.root, *DECLARED)
            if statement_of(one).parent == self.root
            for name in declared_names(one)
        }
        self.names = tuple(
            name
            for name, one in self.declared.items()
            if one.type in STORIES and statement_of(one).type == "export_statement"
        )
        """Those of its stories, in their order."""
        self.assigned: dict[str, dict[str, Node]] = {}
        for node in nodes_of(self.root, "assignment_expression"):
            owner, _, key = text_of(node.named_children[0]).rpartition(".")
            if owner in self.declared and is_outermost(node):
                self.assigned.setdefault(owner, {})[key] = node.named_children[-1]
        self.tools = {
            name
            for node in self.root.named_children
            if (source := node.child_by_field_name("source"))
            and STORYBOOK.match(text_of(source)[1:])
            for name in names_in(node)
        }
        """What the file imports of Storybook."""
        meta = default_export(self.root)
        value = meta and meta.child_by_field_name("value")
        self.default = self.declared.get(text_of(value), value) if value else None
        self.meta = self.fields(value)

    def code(self, name: str) -> str:
        """Return a story as a demo with all that it needs; raises `SourceError`."""
        story = self.value(self.declared[name])
        is_function = story.type in FUNCTIONS
        fields = ({} if is_function else self.fields(story)) | self.assigned.get(name, {})
        draw = story if is_function else fields.get("render", self.meta.get("render"))
        args = self.fields(self.meta.get("args")) | self.fields(fields.get("args"))
        shown = {key: self.without_tool(value) for key, value in args.items()}
        given = {
            key: argument_of(value)
            for key, value in shown.items()
            if not names_in(value) & self.tools
        }
        typed = self.type_of_arguments(name)
        before, drawn = self.drawn(draw, given, typed) if draw else ("", self.element(story, given))
        for decorators in (fields.get("decorators"), self.meta.get("decorators")):
            for decorator in self.decorators(decorators):
                self.reject_mixed(before, decorator)
                drawn = self.decorated(decorator, drawn)
        body = indented(f"{before}return {in_brackets(drawn)};")
        code = f"export default function {name}() {{\n{body}\n}}\n"
        imports = self.needed(code, name)
        if used := self.tools & names_in(parse_tsx("\n".join([*imports, code]))):
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
            inner = inner_of(node)
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

    def without_tool(self, value: Node) -> Node:
        """Return the function that a mock of Storybook, `fn(function)`, calls, or the value."""
        called = value.child_by_field_name("function")
        given = value.child_by_field_name("arguments")
        if called is None or given is None or text_of(called) not in self.tools:
            return value
        only = without_comments(given)
        return only[0] if len(only) == 1 and only[0].type in FUNCTIONS else value

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
                found |= self.fields(inner_of(one))
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

    def type_of_arguments(self, name: str) -> str:
        """Return the type of a story's arguments: as declared, or as the component's props."""
        for node in (self.declared[name], self.default):
            for one in nodes_of(node, "generic_type") if node else ():
                of, _, inner = text_of(one).partition("<")
                if of.rpartition(".")[2] in TYPES and not inner.startswith("typeof "):
                    return inner.rpartition(">")[0]
        component = self.meta.get("component")
        return f"ComponentProps<typeof {text_of(component)}>" if component else ""

    def drawn(self, function: Node, args: Mapping[str, str], typed: str = "") -> tuple[str, str]:
        """Return the statements of a function that draws, and the element that it returns."""
        function = self.value(function)
        body = function.child_by_field_name("body") if function.type in FUNCTIONS else None
        if body is None:
            raise self.error("draws a story with no function", function, "write the function there")
        parameters = parameters_of(function)
        if len(parameters) > 1:
            raise self.error(
                "has a story that takes more than its arguments",
                parameters[1],
                "write what it needs in the story",
            )
        before = self.given(parameters[0], args, typed) if parameters else ""
        if body.type == "statement_block":
            *statements, last = without_comments(body)
            if last.type != "return_statement" or not without_comments(last):
                raise self.error("has a story without an element", last, "return it at the end")
            before += "".join(f"{dedented(one)}\n" for one in statements)
            body = inner_of(last)
        while body.type in WRAPPED:
            body = inner_of(body)
        return before, dedented(body)

    def given(self, parameter: Node, args: Mapping[str, str], typed: str) -> str:
        """Return the statement that declares what a function that draws is given."""
        pattern = text_of(parameter.child_by_field_name("pattern") or parameter)
        kind = parameter.child_by_field_name("type")
        annotation = text_of(kind) if kind else f": {typed}" * bool(typed)
        values = ", ".join(field_of(*one) for one in args.items())
        return f"const {pattern}{annotation} = {f'{{ {values} }}' if values else '{}'};\n"

    def decorators(self, node: Node | None) -> list[Node]:
        """Return the functions of a list, or the only one."""
        held = self.value(node) if node else None
        if held is None:
            return []
        return (
            [self.value(one) for one in without_comments(held)] if held.type == "array" else [held]
        )

    def reject_mixed(self, before: str, decorator: Node) -> None:
        """Raise for statements of a story that cannot be in one function with a decorator."""
        body = parse_tsx(before)
        if any(not is_in_function(one) for one in nodes_of(body, "return_statement")):
            raise self.error(
                "has a decorator around a story that returns in several places",
                decorator,
                "return once, at the end of the story, or write the elements in it",
            )
        own = {name for one in nodes_of(body, *DECLARED) for name in declared_names(one)}
        if mixed := sorted(own & names_in(decorator)):
            raise self.error(
                f"has a decorator that uses {', '.join(mixed)}, as the story calls its own",
                decorator,
                "give it another name in the story",
            )

    def decorated(self, decorator: Node, drawn: str) -> str:
        """Return an element within what a decorator puts around it."""
        taken = parameters_of(decorator) if decorator.type in FUNCTIONS else []
        story = text_of(taken[0].child_by_field_name("pattern") or taken[0]) if taken else ""
        body = decorator.child_by_field_name("body")
        is_short = body is not None and (
            body.type != "statement_block" or len(without_comments(body)) == 1
        )
        _, around = self.drawn(decorator, {}) if story and is_short else ("", "")
        place = place_of(story, around)
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
        names = names_in(parse_tsx(code)) - {component}
        waiting = [*names]
        while waiting:
            name = waiting.pop()
            one = self.declared.get(name)
            for statement in [*([statement_of(one)] if one else []), *self.effects(name)]:
                new = names_in(statement) - names
                names |= new
                waiting += new
        needed = {statement_of(one).id for name, one in self.declared.items() if name in names}
        needed |= {one.id for name in names for one in self.effects(name)}
        props = ["import type { ComponentProps } from 'react';"] * bool(WRITTEN_TYPE.search(code))
        known = {text_of(one) for one in nodes_of(self.root, "identifier")}
        found = (
            import_of(node, names)
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
