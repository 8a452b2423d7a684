"""Slots, classes and CSS variables to rows."""

from collections.abc import Iterable, Mapping

from showfloor.model import ApiClass, ApiCssVariable, ApiFact, ApiPart, ApiParts, ApiSlot
from showfloor.workspace.reference.declaration_text import ApiText
from showfloor.workspace.reference.entry_ids import ApiNames
from showfloor.workspace.reference.type_html import value_html

__all__ = ["class_parts", "slot_parts", "variable_parts"]

Messages = Mapping[str, str]


def slot_parts(
    slots: Iterable[ApiSlot], names: ApiNames, text: ApiText, messages: Messages
) -> ApiParts:
    """Return the slots, each with what stands in it by default."""
    return ApiParts(kind="slots", rows=tuple(_slot(slot, names, text, messages) for slot in slots))


def class_parts(
    classes: Iterable[ApiClass], names: ApiNames, text: ApiText, messages: Messages
) -> ApiParts:
    """Return classes of one kind; deprecated ones are folded where there are others."""
    classes = tuple(classes)
    folds = any(one.deprecated is None for one in classes)
    shown = [one for one in classes if one.deprecated is None or not folds]
    folded = [one for one in classes if one.deprecated is not None and folds]
    return ApiParts(
        kind="states" if all(one.state for one in classes) else "classes",
        rows=tuple(_class(one, names, text, messages) for one in shown),
        folded=tuple(_class(one, names, text, messages) for one in folded),
    )


def variable_parts(
    variables: Iterable[ApiCssVariable], names: ApiNames, messages: Messages
) -> ApiParts:
    """Return the CSS variables with their defaults."""
    return ApiParts(
        kind="css-variables", rows=tuple(_variable(one, names, messages) for one in variables)
    )


def _slot(slot: ApiSlot, names: ApiNames, text: ApiText, messages: Messages) -> ApiPart:
    facts = (
        (messages["api.default"], slot.default and value_html(slot.default)),
        (messages["api.class"], slot.class_name and f".{slot.class_name}"),
    )
    return ApiPart(
        id=names.id("slot", slot.name),
        name=slot.name,
        facts=_facts(facts),
        html=text.blocks(slot.description),
        deprecated=None if slot.deprecated is None else text.inline(slot.deprecated),
        plan=slot.plan,
    )


def _class(one: ApiClass, names: ApiNames, text: ApiText, messages: Messages) -> ApiPart:
    anchor, *also = names.fresh(
        names.id("classes", one.class_name),
        names.id("css", one.class_name),
        names.id("classes", one.key),
    )
    tells_key = one.class_name.endswith(f"-{one.key}")
    return ApiPart(
        id=anchor,
        also=tuple(also),
        prefix=f".{one.class_name.removesuffix(one.key)}" if tells_key else ".",
        name=one.key if tells_key else one.class_name,
        facts=_facts([(messages["api.key"], None if tells_key else one.key)]),
        html=text.blocks(one.description),
        deprecated=None if one.deprecated is None else text.inline(one.deprecated),
    )


def _variable(one: ApiCssVariable, names: ApiNames, messages: Messages) -> ApiPart:
    return ApiPart(
        id=names.id("css-variable", one.name.lstrip("-")),
        also=(names.id("css-variable", one.name),),
        name=one.name,
        facts=_facts([(messages["api.default"], one.default and value_html(one.default))]),
    )


def _facts(pairs: Iterable[tuple[str, str | None]]) -> tuple[ApiFact, ...]:
    return tuple(ApiFact(label=label, html=html) for label, html in pairs if html)
