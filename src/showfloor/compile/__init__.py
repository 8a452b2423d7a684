"""Joins sources, Markdown, demos and navigation into one site."""

from showfloor.compile.digest import key_of
from showfloor.compile.inputs import Inputs
from showfloor.compile.memory import Memory, recall, remember
from showfloor.compile.not_found import NOT_FOUND, not_found_page
from showfloor.compile.pipeline import compile_site
from showfloor.compile.site import CompiledPage, Site

__all__ = [
    "NOT_FOUND",
    "CompiledPage",
    "Inputs",
    "Memory",
    "Site",
    "compile_site",
    "key_of",
    "not_found_page",
    "recall",
    "remember",
]
