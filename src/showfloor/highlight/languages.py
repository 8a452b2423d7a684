"""The languages that can be highlighted, by name and by alias."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import tree_sitter_bash
import tree_sitter_css
import tree_sitter_html
import tree_sitter_javascript
import tree_sitter_json
import tree_sitter_python
import tree_sitter_toml
import tree_sitter_typescript
import tree_sitter_yaml
from tree_sitter import Language, Query


class GrammarSource(NamedTuple):
    """A compiled grammar and the files of `queries/` that are joined to its query."""

    pointer: Callable[[], object]
    queries: tuple[str, ...]


class Grammar(NamedTuple):
    """A loaded grammar; its query's captures are kinds of token."""

    language: Language
    query: Query


GRAMMARS = {
    "tsx": GrammarSource(tree_sitter_typescript.language_tsx, ("javascript", "typescript", "jsx")),
    "ts": GrammarSource(tree_sitter_typescript.language_typescript, ("javascript", "typescript")),
    "jsx": GrammarSource(tree_sitter_javascript.language, ("javascript", "class", "jsx")),
    "js": GrammarSource(tree_sitter_javascript.language, ("javascript", "class", "jsx")),
    "json": GrammarSource(tree_sitter_json.language, ("json",)),
    "css": GrammarSource(tree_sitter_css.language, ("css",)),
    "html": GrammarSource(tree_sitter_html.language, ("html",)),
    "bash": GrammarSource(tree_sitter_bash.language, ("bash",)),
    "python": GrammarSource(tree_sitter_python.language, ("python",)),
    "toml": GrammarSource(tree_sitter_toml.language, ("toml",)),
    "yaml": GrammarSource(tree_sitter_yaml.language, ("yaml",)),
}

LANGUAGES = (*GRAMMARS, "diff", "text")
"""Every language by its own name."""

ALIASES = {
    "typescript": "ts",
    "mts": "ts",
    "cts": "ts",
    "javascript": "js",
    "mjs": "js",
    "cjs": "js",
    "jsonc": "json",
    "json5": "json",
    "htm": "html",
    "svg": "html",
    "xml": "html",
    "sh": "bash",
    "shell": "bash",
    "zsh": "bash",
    "py": "python",
    "yml": "yaml",
    "patch": "diff",
    "md": "text",
    "markdown": "text",
    "txt": "text",
    "plain": "text",
    "plaintext": "text",
}


def canonical_language(name: str) -> str | None:
    """Return the language that a name or an alias of it means, or `None` if there is none."""
    lowered = name.lower()
    language = ALIASES.get(lowered, lowered)
    return language if language in LANGUAGES else None


@cache
def load_grammar(language: str) -> Grammar:
    """Return the grammar of one of `GRAMMARS`; loading takes a moment, so it happens once."""
    source = GRAMMARS[language]
    loaded = Language(source.pointer())
    files = (Path(__file__).parent / "queries" / f"{name}.scm" for name in source.queries)
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return Grammar(loaded, Query(loaded, text))
