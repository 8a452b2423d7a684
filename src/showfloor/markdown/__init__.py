"""Markdown with directives to the blocks of a page."""

from showfloor.markdown.document import (
    CheckedCode,
    ComponentUse,
    DemoUse,
    Document,
    ImageUse,
    LinkUse,
)
from showfloor.markdown.inline_code import (
    Given,
    component_named,
    given_values,
    literal,
    named_props,
)
from showfloor.markdown.page_files import Beside
from showfloor.markdown.parser import RULES, parse
from showfloor.markdown.place import Place
from showfloor.markdown.sections import Passage, Section, Span, read_sections

__all__ = [
    "RULES",
    "Beside",
    "CheckedCode",
    "ComponentUse",
    "DemoUse",
    "Document",
    "Given",
    "ImageUse",
    "LinkUse",
    "Passage",
    "Place",
    "Section",
    "Span",
    "component_named",
    "given_values",
    "literal",
    "named_props",
    "parse",
    "read_sections",
]
