"""The API reference: the places of its entries, and the blocks of their pages."""

from showfloor.workspace.reference.demo_uses import (
    ApiUses,
    FrequentProps,
    find_frequent_props,
    find_uses_of_api,
)
from showfloor.workspace.reference.entry_blocks import API_MESSAGES, ApiBody, api_body
from showfloor.workspace.reference.entry_lists import index_body, trees_with_reference
from showfloor.workspace.reference.guides import ApiGuide, ApiGuides, find_guides
from showfloor.workspace.reference.reference_map import (
    ApiPlace,
    ReferenceMap,
    ReferenceSource,
    Sizes,
    hrefs_of,
    read_map,
    source_of,
    with_known_links,
)

__all__ = [
    "API_MESSAGES",
    "ApiBody",
    "ApiGuide",
    "ApiGuides",
    "ApiPlace",
    "ApiUses",
    "FrequentProps",
    "ReferenceMap",
    "ReferenceSource",
    "Sizes",
    "api_body",
    "find_frequent_props",
    "find_guides",
    "find_uses_of_api",
    "hrefs_of",
    "index_body",
    "read_map",
    "source_of",
    "trees_with_reference",
    "with_known_links",
]
