"""Checks a site without building it."""

from collections.abc import Callable
from typing import NamedTuple

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.inputs import compile_inputs
from showfloor.checks import mistakes_of
from showfloor.compile import Coverage, Site, compile_site, prop_coverage, recall, remember
from showfloor.errors import SourcesError

__all__ = ["Checked", "check_site"]


class Checked(NamedTuple):
    """A site without mistakes, and how much of the documented packages its demos show."""

    site: Site
    coverage: list[Coverage]


def check_site(paths: BuildPaths, *, say: Callable[[str], None]) -> Checked:
    """Compile a site and run all checks; raises `SourcesError` with every mistake found."""
    paths.work.mkdir(parents=True, exist_ok=True)
    with DiskCache(paths.work / "cache.db", say=say) as cache:
        inputs = compile_inputs(paths, cache)
        site, memory = compile_site(inputs, recall(inputs))
        remember(inputs, memory)
        if problems := mistakes_of(site):
            raise SourcesError(problems)
        return Checked(site, prop_coverage(site))
