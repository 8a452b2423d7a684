"""The API reference of the site, read once and kept on disk for all tests."""

from functools import cache
from pathlib import Path

from showfloor.api import ApiReference, read_reference
from showfloor.config import load_site_config
from showfloor.model.api import ApiEntry, ApiProp
from support.site.work_folder import kept_results, real_inputs, turn

PROJECT = Path(__file__).parents[3]


@cache
def site_reference() -> ApiReference:
    """Return the reference of the site's own families; processes wait for one another."""
    config = load_site_config(PROJECT / "site")
    with kept_results() as results, turn(results):
        return read_reference(config, PROJECT / "site", real_inputs(results).extractor)


def entry_of(family: str, name: str) -> ApiEntry:
    """Return one entry of a family."""
    return next(entry for entry in site_reference().entries[family] if entry.name == name)


def prop_of(entry: ApiEntry, name: str) -> ApiProp:
    """Return one prop of an entry."""
    return next(prop for prop in entry.props if prop.name == name)
