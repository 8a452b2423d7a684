"""A page about the components of an invented family, for the checks of pages."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from showfloor.markdown import Place, read_sections
from showfloor.model.api import ApiClass, ApiCssVariable, ApiEntry, ApiProp, ApiSlot, ApiType
from showfloor.page_checks.page_under_check import PageCheck, PageText, vocabulary_of
from support.site.invented_api import entry, prop, type_

PATH = Path("pages/oak/leaf/index.md")


def findings(
    check: PageCheck,
    body: str,
    *,
    visible: Mapping[str, str] | None = None,
) -> list[str]:
    """Return what a check says of a page about `Leaf` and `useLeaf`; its body begins in line 5."""
    page = PageText(
        path=PATH.as_posix(),
        sections=read_sections(body, Place(PATH, 5)),
        subjects=("Leaf", "useLeaf"),
        vocabulary=vocabulary_of(entries()),
        visible=visible or {},
    )
    return [str(finding.error) for finding in check(page)]


def entries() -> Iterator[ApiEntry]:
    """Yield the API of the family: a leaf, its hook, and the tree that it hangs on."""
    yield component(
        "Leaf",
        ("dryness", choice("'low'", "'high'")),
        ("size", choice("'small'", options=("'small'", "number"))),
        ("wet", type_("boolean", kind="boolean")),
        ("veins", type_("number", kind="number")),
        ("shape", choice("'round'", open=True)),
        ("slotProps", type_("{ stalk?: object; tip?: object }")),
        slots=("stalk", "Vein"),
        css_variables=(ApiCssVariable(name="--Leaf-gap"),),
        defaults={"dryness": '"low"', "veins": "3", "wet": "false", "shape": "`round` if dry"},
    )
    yield entry(
        name="useLeaf",
        kind="hook",
        parameters=(
            prop("fall", type=choice("'slow'", "'fast'"), default="'slow'"),
            prop("onFall"),
        ),
    )
    yield component(
        "Tree",
        ("dryness", choice("'dead'")),
        ("age", type_("number", kind="number")),
        defaults={"dryness": "'dead'", "age": "90"},
    )


def component(
    name: str,
    *props: tuple[str, ApiType],
    slots: tuple[str, ...] = (),
    css_variables: tuple[ApiCssVariable, ...] = (),
    defaults: Mapping[str, str] = MappingProxyType({}),
) -> ApiEntry:
    """A component with two classes and a key in the theme."""
    every: tuple[ApiProp, ...] = tuple(
        prop(one, type=type, default=defaults.get(one)) for one, type in props
    )
    return entry(
        *every,
        name=name,
        theme_name=f"Oak{name}",
        slots=tuple(ApiSlot(name=slot, type=type_("React.ElementType")) for slot in slots),
        classes=(
            ApiClass(key="root", class_name=f"Oak{name}-root"),
            ApiClass(key="wet", class_name="Oak-wet", state=True),
        ),
        css_variables=css_variables,
    )


def choice(*values: str, **fields: Any) -> ApiType:
    """A type of literals, as TypeScript writes them."""
    return type_(" | ".join(values), kind="choice", choices=values, **fields)
