"""The API reference: installed packages -> `ApiEntry`, read from their type declarations.

What a family documents is data in its `api.toml`; a Node program with the TypeScript compiler
reads the declarations; what it found is cached by the versions of all packages involved.
"""

from showfloor.api.extractor import Extractor, NodeExtractor
from showfloor.api.reference import ApiReference, read_reference
from showfloor.api.settings import (
    ApiSettings,
    FamilyApi,
    Forwards,
    PackageSettings,
    load_family_api,
    parameters_of,
    props_of,
    props_type_of,
)
from showfloor.api.shortened_errors import ErrorReader, NodeErrorReader
from showfloor.api.sizes import NodeSizer, Sizer, size_request, with_sizes

__all__ = [
    "ApiReference",
    "ApiSettings",
    "ErrorReader",
    "Extractor",
    "FamilyApi",
    "Forwards",
    "NodeErrorReader",
    "NodeExtractor",
    "NodeSizer",
    "PackageSettings",
    "Sizer",
    "load_family_api",
    "parameters_of",
    "props_of",
    "props_type_of",
    "read_reference",
    "size_request",
    "with_sizes",
]
