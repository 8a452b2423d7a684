"""The API reference: where its entries stand, and what their pages say."""

from showfloor.compile.api.blocks import ApiBody, api_body
from showfloor.compile.api.guides import ApiGuide, ApiGuides, find_guides
from showfloor.compile.api.index import index_body
from showfloor.compile.api.links import hrefs_of, with_known_links
from showfloor.compile.api.messages import API_MESSAGES
from showfloor.compile.api.navigation import trees_with_reference
from showfloor.compile.api.places import ApiPlace, ReferenceMap, ReferenceSource, Sizes, read_map
from showfloor.compile.api.sources import source_of
from showfloor.compile.api.uses import (
    ApiUses,
    FrequentProps,
    find_frequent_props,
    find_uses_of_api,
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
