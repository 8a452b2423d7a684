"""Joins sources, Markdown, demos and navigation into one site."""

from showfloor.compile.inputs import Inputs
from showfloor.compile.pipeline import compile_site
from showfloor.compile.site import CompiledPage, Site

__all__ = ["CompiledPage", "Inputs", "Site", "compile_site"]
