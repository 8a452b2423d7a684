"""Words of a query that are not the name of anything."""

from collections.abc import Mapping
from typing import Final

from showfloor.model import SymbolKind

__all__ = ["HINTS", "STOP_WORDS"]

HINTS: Final[Mapping[SymbolKind, tuple[str, ...]]] = {
    "guide": ("guide", "docs", "documentation", "page", "example", "examples", "demo", "demos"),
    "section": ("section", "example", "examples", "demo", "demos"),
    "component": ("api", "component", "reference", "props"),
    "hook": ("api", "hook", "reference"),
    "interface": ("api", "interface", "type", "types", "reference"),
    "prop": ("prop", "props", "property", "api"),
    "slot": ("slot", "slots", "slotprops"),
    "class": ("class", "classes", "classname", "css"),
    "css-variable": ("css", "variable", "variables", "var", "vars", "custom", "property"),
    "theme-key": ("theme", "key", "override", "overrides", "styleoverrides", "defaultprops"),
    "icon": ("icon", "icons", "svg"),
    "error": ("error", "code", "minified", "production"),
}
"""Words by which a reader says what kind of thing is meant."""

STOP_WORDS: Final = (
    *("a", "an", "and", "are", "be", "can", "do", "does", "for", "from", "how", "i", "in", "into"),
    *("is", "it", "my", "of", "on", "or", "react", "than", "that", "the", "this", "to", "use"),
    *("using", "what", "when", "where", "which", "why", "with", "you", "your"),
)
"""Words that say nothing about what is looked for."""
