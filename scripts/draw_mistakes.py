"""Draws small mistakes by a seed: where code would be changed, and into what.

The kinds are those of mutmut and Stryker: a comparison or an operator for another, a condition
turned around, a call left out, another number, text or truth value.
"""

import random
import subprocess
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import tree_sitter_python
import tree_sitter_typescript
from tree_sitter import Language, Node, Parser

SHARES: Final = {"src/showfloor": 50, "web/src": 30, "web/programs": 10, "site": 10}
"""Folders whose code is changed, and how many of a hundred mistakes are in each."""
LEFT_OUT: Final = (".test.ts", ".test.tsx", ".gen.ts", ".d.ts", "/testing/", "/vitest.config.ts")
"""Parts of the names of files that no page and no command runs."""
OF_SITE: Final = ("site/components/", "site/families/")
"""Where the site has code that is no demo."""

PAIRS: Final = {
    "==": "!=",
    "===": "!==",
    "<": "<=",
    ">": ">=",
    "in": "not in",
    "is": "is not",
    "and": "or",
    "&&": "||",
    "+": "-",
    "*": "/",
    "true": "false",
    "True": "False",
}
SWAPS: Final = (
    PAIRS
    | {second: first for first, second in PAIRS.items()}
    | {"??": "&&", "//": "*", "%": "*", "break": "continue", "?.": "."}
)
"""Words and signs of both languages, each with the one that replaces it."""
OPERATIONS: Final = {
    *("comparison_operator", "boolean_operator", "binary_operator", "binary_expression"),
    *("break_statement", "optional_chain"),
}
"""Nodes whose signs are swapped; elsewhere, `in` and `*` mean other things."""
CONDITIONAL: Final = {"if_statement", "while_statement", "elif_clause", "ternary_expression"}
WITHOUT_CODE: Final = {
    *("import_statement", "import_from_statement", "type", "type_annotation"),
    *("literal_type", "interface_declaration", "type_alias_declaration", "jsx_attribute"),
}
"""Nodes whose texts and numbers no test could be expected to know, or that are types."""


class Mistake(NamedTuple):
    """A change of one place in a file."""

    file: str
    line: int
    kind: str
    right: str
    """The code of today."""
    wrong: str
    """What replaces it."""
    start: int
    """Where it begins, in bytes."""

    def made_in(self, content: bytes) -> bytes:
        """Return the content of the file with the mistake."""
        right = self.right.encode()
        end = self.start + len(right)
        assert content[self.start : end] == right, f"{self.file}:{self.line} has changed"
        return content[: self.start] + self.wrong.encode() + content[end:]


def draw(root: Path, number: int, seed: int) -> list[Mistake]:
    """Return a number of mistakes, each in another file; the same for the same code and seed."""
    chance = random.Random(seed)
    return [
        mistake
        for folder, share in SHARES.items()
        for mistake in _drawn_in(root, folder, round(number * share / 100), chance)
    ]


def mistakes_in(root: Path, file: str) -> list[Mistake]:
    """Return all mistakes that could be made in a file of the project."""
    content = (root / file).read_bytes()
    language = tree_sitter_python.language()
    if not file.endswith(".py"):
        language = tree_sitter_typescript.language_tsx()
        if file.endswith(".ts"):
            language = tree_sitter_typescript.language_typescript()
    tree = Parser(Language(language)).parse(content)
    return [*_mistakes_of(tree.root_node, file)]


def _drawn_in(root: Path, folder: str, number: int, chance: random.Random) -> Iterator[Mistake]:
    files = [file for file in _tracked(root, folder) if _is_code(file)]
    sizes = {file: (root / file).stat().st_size for file in files}
    while number and sizes:
        [file] = chance.choices([*sizes], [*sizes.values()])
        del sizes[file]
        if found := mistakes_in(root, file):
            kind = chance.choice(sorted({mistake.kind for mistake in found}))
            yield chance.choice([mistake for mistake in found if mistake.kind == kind])
            number -= 1


def _tracked(root: Path, folder: str) -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", folder], cwd=root, capture_output=True, text=True, check=True
    )
    return listed.stdout.splitlines()


def _is_code(file: str) -> bool:
    if any(part in file for part in LEFT_OUT) or "/templates/" in file:
        return False
    return file.endswith((".py", ".ts", ".tsx")) and (
        not file.startswith("site/") or file.startswith(OF_SITE)
    )


def _mistakes_of(node: Node, file: str) -> Iterator[Mistake]:
    if node.type in WITHOUT_CODE or _is_docstring(node):
        return
    for kind, change in KINDS.items():
        if changed := change(node):
            at, wrong = changed
            place = (file, at.start_point[0] + 1, kind)
            yield Mistake(*place, _text(at), wrong, at.start_byte)
    for child in node.children:
        yield from _mistakes_of(child, file)


Change = tuple[Node, str]
"""A node, and what is written in its place."""


def _swapped(node: Node) -> Change | None:
    parent = node.parent
    text = _text(node)
    is_truth = node.type in {"true", "false"}
    if text in SWAPS and (is_truth or (parent is not None and parent.type in OPERATIONS)):
        return None if node.child_count and node.type not in SWAPS else (node, SWAPS[text])
    return None


def _turned(node: Node) -> Change | None:
    condition = node.child_by_field_name("condition") if node.type in CONDITIONAL else None
    if condition is None:
        return None
    text = _text(condition)
    if node.type in {"elif_clause", "while_statement", "if_statement"} and not text.startswith("("):
        return condition, f"not ({text})"
    return condition, f"(!{text})" if text.startswith("(") else f"!({text})"


def _unnegated(node: Node) -> Change | None:
    if node.type == "not_operator":
        return node, _text(node).removeprefix("not ")
    if node.type == "unary_expression" and _text(node).startswith("!"):
        return node, _text(node).removeprefix("!")
    return None


def _left_out(node: Node) -> Change | None:
    if node.type != "expression_statement" or not node.children:
        return None
    if node.children[0].type in {"call", "call_expression", "await", "await_expression"}:
        return node, "undefined;" if _text(node).endswith(";") else "pass"
    return None


def _counted_on(node: Node) -> Change | None:
    text = _text(node)
    is_number = node.type in {"integer", "number"} and text.isdecimal()
    return (node, str(int(text) + 1)) if is_number else None


def _other_text(node: Node) -> Change | None:
    if node.type not in {"string_content", "string_fragment"}:
        return None
    around = node.parent.parent if node.parent is not None else None
    is_module = around is not None and around.type == "export_statement"
    return None if is_module else (node, f"XX{_text(node)}")


def _nothing_returned(node: Node) -> Change | None:
    if node.type != "return_statement" or node.named_child_count != 1:
        return None
    value = node.named_children[0]
    return None if _text(value) in {"None", "undefined", "null"} else (value, _nothing_in(node))


def _nothing_in(node: Node) -> str:
    return "undefined" if _text(node).endswith(";") else "None"


KINDS: Final[Mapping[str, Callable[[Node], Change | None]]] = {
    "operator": _swapped,
    "condition": _turned,
    "negation": _unnegated,
    "call": _left_out,
    "number": _counted_on,
    "text": _other_text,
    "result": _nothing_returned,
}
"""Kinds of mistakes: each returns what it changes of a node, if it changes it."""


def _is_docstring(node: Node) -> bool:
    return node.type == "expression_statement" and any(
        child.type == "string" for child in node.children
    )


def _text(node: Node) -> str:
    return (node.text or b"").decode()
