"""Markdown with directives to the blocks of a page."""

from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Beside, Rule
from showfloor.markdown.document import (
    CheckedCode,
    DemoUse,
    Document,
    LinkUse,
)
from showfloor.markdown.parser import RULES, parse
from showfloor.markdown.place import Place
from showfloor.markdown.sections import (
    Given,
    Passage,
    Section,
    Span,
    component_named,
    given_values,
    literal,
    named_props,
    names_in_code,
    read_sections,
)
from showfloor.markdown.site_directives import (
    DIRECTIVES,
    Directive,
    DirectiveBlock,
    DirectiveError,
    load_directives,
)

__all__ = [
    "DIRECTIVES",
    "RULES",
    "Beside",
    "CheckedCode",
    "DemoUse",
    "Directive",
    "DirectiveBlock",
    "DirectiveError",
    "Document",
    "Given",
    "LinkUse",
    "Passage",
    "Place",
    "Rule",
    "Section",
    "Signature",
    "Span",
    "component_named",
    "given_values",
    "literal",
    "load_directives",
    "named_props",
    "names_in_code",
    "parse",
    "read_sections",
]
