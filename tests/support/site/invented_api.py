"""An entry of an API reference about a component that does not exist, to be changed by tests."""

from typing import Any

import msgspec

from showfloor.config.translations import load_translation
from showfloor.model.api import (
    ApiClass,
    ApiEntry,
    ApiImport,
    ApiMember,
    ApiNamedType,
    ApiOrigin,
    ApiParameter,
    ApiProp,
    ApiSignature,
    ApiType,
)
from showfloor.model.api_blocks import ApiRow, ApiTable
from showfloor.workspace.reference.entry_blocks import ApiBody, api_body
from support.site.tiny_site import TINY

PLANS = {"plan.pro": "Pro", "plan.premium": "Premium"}
MESSAGES = load_translation(TINY, "en").messages | PLANS
PACKAGE = "@acme/kit"
ROUTE = "/acorn-kit/api/seed-bag/"
OWN = ApiOrigin(kind="own", name="SeedBag", package=PACKAGE)


def type_(text: str, **fields: Any) -> ApiType:
    """A type of any kind."""
    return ApiType(**{"text": text, "kind": "other", **fields})


def prop(name: str, text: str = "string", **fields: Any) -> ApiProp:
    """A prop of its own."""
    names = fields.pop("names", ())
    return ApiProp(**{"name": name, "type": type_(text, names=names), "origin": OWN, **fields})


def named(name: str, text: str = "", **members: str) -> ApiNamedType:
    """A named type, with the types of its members by name."""
    return ApiNamedType(
        name=name,
        text=text,
        members=tuple(ApiMember(name=key, type=type_(value)) for key, value in members.items()),
    )


def function(text: str, returns: str = "void", **parameters: str) -> ApiSignature:
    """A signature, with the descriptions of its parameters by name."""
    return ApiSignature(
        text=text,
        parameters=tuple(
            ApiParameter(name=name, type=type_("number"), description=description)
            for name, description in parameters.items()
        ),
        returns=type_(returns),
    )


def class_(key: str, **fields: Any) -> ApiClass:
    """A class named after its key."""
    return ApiClass(**{"key": key, "class_name": f"AcmeSeedBag-{key}", **fields})


def entry(*props: ApiProp, **fields: Any) -> ApiEntry:
    """A component with these props."""
    plain = ApiEntry(
        name="SeedBag",
        kind="component",
        family="acorn-kit",
        route=ROUTE,
        slug="seed-bag",
        package=PACKAGE,
        version="1.2.0",
        imports=(
            ApiImport(
                code="import SeedBag from '@acme/kit/SeedBag';", specifier="@acme/kit/SeedBag"
            ),
        ),
        props=props,
    )
    return msgspec.structs.replace(plain, **fields)


def body_of(*entries: ApiEntry, routes: frozenset[str] = frozenset()) -> ApiBody:
    """The body of a page about entries that no demo uses."""
    return api_body(entries, MESSAGES, uses={}, guides={}, routes=routes)


def row_of(one: ApiProp, *others: ApiProp, **fields: Any) -> ApiRow:
    """The row of a prop, on a page with others."""
    table = next(
        block
        for block in body_of(entry(one, *others, **fields)).blocks
        if isinstance(block, ApiTable)
    )
    return next(row for row in table.rows if row.name == one.name)
