import msgspec
import pytest
from msgspec.structs import replace

from showfloor.api import parameters_of, props_of
from showfloor.model.api import (
    ApiEntry,
    ApiOrigin,
    ApiOriginKind,
    ApiParameter,
    ApiProp,
    ApiSignature,
    ApiType,
)


def prop(
    name: str,
    kind: ApiOriginKind = "own",
    *,
    deprecated: str | None = None,
    internal: bool = False,
) -> ApiProp:
    return ApiProp(
        name=name,
        type=ApiType(text="boolean", kind="boolean"),
        origin=ApiOrigin(kind=kind, name="Leaf", package="@acorn/kit"),
        deprecated=deprecated,
        internal=internal,
    )


def leaf(*props: ApiProp) -> ApiEntry:
    return ApiEntry(
        name="Leaf",
        kind="component",
        family="acorn-kit",
        route="/acorn-kit/api/leaf/",
        slug="leaf",
        package="@acorn/kit",
        version="2.1.0",
        imports=(),
        props=props,
    )


def test_own_props_that_readers_should_use_are_returned() -> None:
    entry = leaf(
        prop("size"),
        prop("length", "component"),
        prop("margin", "system"),
        prop("big", deprecated=""),
        prop("level", internal=True),
    )
    assert [one.name for one in props_of([entry], "Leaf")] == ["size"]


def test_an_interface_has_its_properties() -> None:
    ring = msgspec.structs.replace(
        leaf(prop("width"), prop("age", internal=True)), kind="interface"
    )
    assert [one.name for one in props_of([ring], "Leaf")] == ["width"]


def test_an_unknown_component_is_an_error() -> None:
    with pytest.raises(KeyError, match="Twig"):
        props_of([leaf()], "Twig")


def test_parameters_with_names_that_readers_should_use_are_returned() -> None:
    given = (prop("size"), prop("big", deprecated=""), prop("level", internal=True))
    hook = replace(leaf(), kind="hook", parameters=given)
    assert [one.name for one in parameters_of(hook)] == ["size"]


def test_parameters_by_place_are_left_out() -> None:
    boolean = ApiType(text="boolean", kind="boolean")
    signature = ApiSignature(
        text="(size: boolean) => boolean",
        parameters=(ApiParameter(name="size", type=boolean),),
        returns=boolean,
    )
    hook = replace(leaf(), kind="hook", signature=signature, parameters=(prop("size"),))
    assert parameters_of(hook) == []
