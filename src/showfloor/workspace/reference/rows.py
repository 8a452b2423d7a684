"""Props, slots, classes and CSS variables to the rows of tables."""

from collections.abc import Container, Iterable, Mapping
from html import escape

from showfloor.model import (
    ApiCall,
    ApiClass,
    ApiComponentLink,
    ApiCssVariable,
    ApiDefinition,
    ApiDetails,
    ApiFact,
    ApiField,
    ApiMember,
    ApiNamedType,
    ApiNameGroup,
    ApiParameter,
    ApiPart,
    ApiParts,
    ApiProp,
    ApiPropName,
    ApiRow,
    ApiSignature,
    ApiSlot,
)
from showfloor.workspace.reference.declaration_text import ApiText
from showfloor.workspace.reference.entry_ids import ApiNames, names_of
from showfloor.workspace.reference.histories import changes_html
from showfloor.workspace.reference.type_html import type_html, type_size, value_html

Messages = Mapping[str, str]


NOTHING = ("void", "undefined", "")


def api_rows(
    props: Iterable[ApiProp],
    kind: str,
    names: ApiNames,
    text: ApiText,
    messages: Messages,
    frequent: Container[str] = (),
) -> tuple[ApiRow, ...]:
    """Return a row for each prop except those that are only named; `kind` is part of their ids.

    Own props come before inherited ones. Within both, required props come first, then `frequent`
    ones that are not deprecated, then the others, each in the alphabetical order of `props`.
    """

    def order(prop: ApiProp) -> tuple[bool, bool, bool]:
        is_frequent = prop.name in frequent and prop.deprecated is None
        return _is_inherited(prop), not _is_needed(prop, kind), not is_frequent

    listed = (prop for prop in props if not _only_named(prop))
    return tuple(_row(prop, kind, names, text, messages) for prop in sorted(listed, key=order))


def name_groups(props: Iterable[ApiProp], kind: str, names: ApiNames) -> tuple[ApiNameGroup, ...]:
    """Return the props that are only named: style properties and internal props."""
    props = tuple(props)
    system = [p for p in props if p.origin.kind == "system" and not p.internal]
    internal = [p for p in props if p.internal]
    href = next((prop.origin.href for prop in system if prop.origin.href), None)
    groups = (
        ApiNameGroup(kind="system", names=_prop_names(system, kind, names), href=href),
        ApiNameGroup(kind="internal", names=_prop_names(internal, kind, names)),
    )
    return tuple(group for group in groups if group.names)


def _prop_names(props: Iterable[ApiProp], kind: str, names: ApiNames) -> tuple[ApiPropName, ...]:
    return tuple(ApiPropName(id=names.id(kind, prop.name), name=prop.name) for prop in props)


def definition(one: ApiNamedType, names: ApiNames, text: ApiText) -> ApiDefinition:
    """Return a named type with its members."""
    return ApiDefinition(
        name=one.name,
        type="" if one.members else names.linked_type(one.text),
        html=text.blocks(one.description),
        fields=tuple(_member(member, names, text) for member in one.members),
    )


def _only_named(prop: ApiProp) -> bool:
    return prop.internal or prop.origin.kind == "system"


def _is_needed(prop: ApiProp, kind: str) -> bool:
    """Tell whether a reader must give a prop; return values never need it."""
    return prop.required and kind != "return-value"


def _row(prop: ApiProp, kind: str, names: ApiNames, text: ApiText, messages: Messages) -> ApiRow:
    details = _details(prop, names, text)
    size = type_size(prop.type.text)
    return ApiRow(
        id=names.id(kind, prop.name),
        name=prop.name,
        # A type that opens at a click has no links in it.
        type=type_html(prop.type.text) if size == "long" else names.linked_type(prop.type.text),
        size=size,
        default=_default(prop.default, text),
        html=text.blocks(prop.description),
        details=details,
        required=_is_needed(prop, kind),
        callback=prop.signature is not None and prop.name.startswith("on"),
        requires_ref=prop.requires_ref,
        deprecated=None if prop.deprecated is None else text.inline(prop.deprecated),
        deprecated_in=prop.deprecated_in,
        since=prop.since,
        changes=changes_html(prop.changes, messages),
        origin=_origin(prop),
        plan=prop.plan,
    )


def _is_inherited(prop: ApiProp) -> bool:
    return prop.origin.kind != "own" and not prop.own_default


def _origin(prop: ApiProp) -> ApiComponentLink | None:
    origin = prop.origin
    if not _is_inherited(prop):
        return None
    return ApiComponentLink(name=origin.name, package=origin.package, href=origin.href)


def _default(value: str | None, text: ApiText) -> str | None:
    """Return a default as HTML; some declarations write it in prose, with code in backticks."""
    if value is None:
        return None
    in_words = "`" in value and "${" not in value
    return text.inline(value) if in_words else value_html(value)


def _details(prop: ApiProp, names: ApiNames, text: ApiText) -> ApiDetails | None:
    call = _call(prop, names, text) if prop.signature else None
    if call is None and not any(names.opened(name) for name in names_of(prop)):
        return None
    definitions = (_definition(name, names, text) for name in names_of(prop))
    # A type with its own place is a link in the row, unless a click opens the row's type.
    linked = call is not None or type_size(prop.type.text) != "long"
    return ApiDetails(
        call=call,
        definitions=tuple(one for one in definitions if one and not (linked and one.href)),
    )


def _definition(name: str, names: ApiNames, text: ApiText) -> ApiDefinition | None:
    if href := names.links.get(name):
        return ApiDefinition(name=name, href=href)
    one = names.opened(name)
    return definition(one, names, text) if one else None


def _call(prop: ApiProp, names: ApiNames, text: ApiText) -> ApiCall | None:
    """Return the parameters and return value of a function, if they say more than its type."""
    signature = prop.signature
    if signature is None or not _says_more(prop, signature):
        return None
    same = signature.text == prop.type.text
    return ApiCall(
        type="" if same else names.linked_type(signature.text),
        parameters=tuple(_parameter(one, names, text) for one in signature.parameters),
        returns=_returns(signature, names, text),
    )


def _says_more(prop: ApiProp, signature: ApiSignature) -> bool:
    described = any(one.description for one in signature.parameters)
    return described or bool(signature.returns_description) or signature.text not in prop.type.text


def _parameter(one: ApiParameter, names: ApiNames, text: ApiText) -> ApiField:
    return ApiField(
        name=one.name,
        code=_declared(one.name, one.optional) + names.linked_type(one.type.text),
        html=text.inline(one.description),
    )


def _returns(signature: ApiSignature, names: ApiNames, text: ApiText) -> ApiField | None:
    if signature.returns.text in NOTHING and not signature.returns_description:
        return None
    return ApiField(
        name="",
        code=names.linked_type(signature.returns.text),
        html=text.inline(signature.returns_description),
    )


def _member(member: ApiMember, names: ApiNames, text: ApiText) -> ApiField:
    default = _default(member.default, text)
    return ApiField(
        name=member.name,
        code=_declared(member.name, not member.required)
        + names.linked_type(member.type.text)
        + (f" = {default}" if default else ""),
        html=text.inline(member.description),
        deprecated=None if member.deprecated is None else text.inline(member.deprecated),
    )


def _declared(name: str, optional: bool) -> str:
    return f"<b>{escape(name, quote=False)}</b>{'?' if optional else ''}: "


def slot_parts(
    slots: Iterable[ApiSlot], names: ApiNames, text: ApiText, messages: Messages
) -> ApiParts:
    """Return the slots, each with its default."""
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
        deprecated_in=slot.deprecated_in,
        since=slot.since,
        plan=slot.plan,
    )


def _class(one: ApiClass, names: ApiNames, text: ApiText, messages: Messages) -> ApiPart:
    class_name = one.class_name
    named = ("classes", class_name), ("css", class_name)
    anchor, *also = names.unused(
        *(names.id(kind, name) for kind, name in named if name), names.id("classes", one.key)
    )
    tells_key = not class_name or class_name.endswith(f"-{one.key}")
    dot = "." if class_name else ""
    return ApiPart(
        id=anchor,
        also=tuple(also),
        prefix=f"{dot}{class_name.removesuffix(one.key)}" if tells_key else dot,
        name=one.key if tells_key else class_name,
        facts=_facts([(messages["api.key"], None if tells_key else one.key)]),
        html=text.blocks(one.description),
        deprecated=None if one.deprecated is None else text.inline(one.deprecated),
        deprecated_in=one.deprecated_in,
        since=one.since,
    )


def _variable(one: ApiCssVariable, names: ApiNames, messages: Messages) -> ApiPart:
    return ApiPart(
        id=names.id("css-variable", one.name.lstrip("-")),
        also=(names.id("css-variable", one.name),),
        name=one.name,
        since=one.since,
        facts=_facts(
            (
                (messages["api.default"], one.default and value_html(one.default)),
                (messages["api.key"], one.key and escape(one.key, quote=False)),
            )
        ),
    )


def _facts(pairs: Iterable[tuple[str, str | None]]) -> tuple[ApiFact, ...]:
    return tuple(ApiFact(label=label, html=html) for label, html in pairs if html)
