"""Markdown with directives to the blocks of a page."""

from showfloor.markdown.document import (
    CheckedCode,
    ComponentUse,
    DemoUse,
    Document,
    ImageUse,
    LinkUse,
)
from showfloor.markdown.parser import RULES, parse

__all__ = [
    "RULES",
    "CheckedCode",
    "ComponentUse",
    "DemoUse",
    "Document",
    "ImageUse",
    "LinkUse",
    "parse",
]
