"""The rows of an entry's tables: its props, slots, classes and CSS variables."""

import re
from collections.abc import Container, Iterable, Mapping
from html import escape
from typing import NamedTuple

from showfloor.model.api import (
    ApiClass,
    ApiCssVariable,
    ApiMember,
    ApiNamedType,
    ApiParameter,
    ApiProp,
    ApiSignature,
    ApiSlot,
)
from showfloor.model.api_blocks import (
    ApiCall,
    ApiDefinition,
    ApiFact,
    ApiField,
    ApiNameGroup,
    ApiParts,
    ApiPropName,
    ApiRow,
)
from showfloor.workspace.reference.declaration_text import ApiText
from showfloor.workspace.reference.entry_ids import ApiNames, names_of
from showfloor.workspace.reference.histories import changes_html
from showfloor.workspace.reference.type_html import type_html, type_size, value_html

ANY_COMPONENT = "React.ElementType"
"""The type of most slots, which says nothing about them."""
NOTHING = ("void", "undefined", "")
EVENT = re.compile(r"on[A-Z]")
"""How the names of props begin that are called at an event."""


class EntryRows(NamedTuple):
    """Makes the rows of an entry."""

    names: ApiNames
    text: ApiText
    messages: Mapping[str, str]

    def props(
        self, props: Iterable[ApiProp], kind: str, frequent: Container[str] = ()
    ) -> tuple[ApiRow, ...]:
        """Return a row for each prop except those that are only named; `kind` is part of their ids.

        Own props come before inherited ones. Within both, required props come first, then
        `frequent` ones that are not deprecated, then the others, each in the alphabetical order of
        `props`.
        """

        def order(prop: ApiProp) -> tuple[bool, bool, bool]:
            is_frequent = prop.name in frequent and prop.deprecated is None
            return _is_inherited(prop), not _is_needed(prop, kind), not is_frequent

        listed = (p for p in props if not p.internal and p.origin.kind != "system")
        return tuple(self._prop(prop, kind) for prop in sorted(listed, key=order))

    def name_groups(self, props: Iterable[ApiProp], kind: str) -> tuple[ApiNameGroup, ...]:
        """Return the props that are only named: style properties, events and internal props."""
        props = tuple(props)
        system = [p for p in props if p.origin.kind == "system" and not p.internal]
        events = [p for p in system if EVENT.match(p.name)]
        style = [p for p in system if p not in events]
        internal = [p for p in props if p.internal]
        href = next((prop.origin.href for prop in system if prop.origin.href), None)
        groups = (
            ApiNameGroup(kind="system", names=self._prop_names(style, kind), href=href),
            ApiNameGroup(kind="events", names=self._prop_names(events, kind)),
            ApiNameGroup(kind="internal", names=self._prop_names(internal, kind)),
        )
        return tuple(group for group in groups if group.names)

    def slots(self, slots: Iterable[ApiSlot]) -> ApiParts:
        """Return the slots, each with its default."""
        return ApiParts(kind="slots", rows=tuple(map(self._slot, slots)))

    def classes(self, classes: Iterable[ApiClass]) -> ApiParts:
        """Return classes of one kind; deprecated ones are folded where there are others."""
        classes = tuple(classes)
        folds = any(one.deprecated is None for one in classes)
        shown = [one for one in classes if one.deprecated is None or not folds]
        folded = [one for one in classes if one.deprecated is not None and folds]
        return ApiParts(
            kind="states" if all(one.state for one in classes) else "classes",
            rows=tuple(map(self._class, shown)),
            folded=tuple(map(self._class, folded)),
        )

    def css_variables(self, variables: Iterable[ApiCssVariable]) -> ApiParts:
        """Return the CSS variables with their defaults."""
        return ApiParts(kind="css-variables", rows=tuple(map(self._css_variable, variables)))

    def definition(self, one: ApiNamedType) -> ApiDefinition:
        """Return a named type with its members."""
        return ApiDefinition(
            # A short type is opened in each row that names it: the first has the id.
            id=next(iter(self.names.unused(self.names.id("type", one.name))), ""),
            name=one.name,
            type="" if one.members else self.names.linked_type(one.text),
            html=self.text.blocks(one.description),
            fields=tuple(map(self._member, one.members)),
        )

    def _prop_names(self, props: Iterable[ApiProp], kind: str) -> tuple[ApiPropName, ...]:
        return tuple(ApiPropName(id=self.names.id(kind, p.name), name=p.name) for p in props)

    def _prop(self, prop: ApiProp, kind: str) -> ApiRow:
        text = prop.type.short or prop.type.text
        size = type_size(text)
        call = self._call(prop.signature, text) if prop.signature else None
        return ApiRow(
            id=self.names.id(kind, prop.name),
            name=prop.name,
            # A type that opens at a click has no links in it.
            type=type_html(text) if size == "long" else self.names.linked_type(text),
            size=size,
            default=self._default(prop.default),
            changes=changes_html(prop.changes, self.messages),
            html=self.text.blocks(prop.description),
            call=call,
            # A type with its own place is a link in the row, unless a click opens the row's type.
            definitions=self._definitions(prop, links=call is None and size == "long"),
            required=_is_needed(prop, kind),
            callback=prop.signature is not None and prop.name.startswith("on"),
            requires_ref=prop.requires_ref,
            deprecated=self._reason(prop.deprecated),
            deprecated_in=prop.deprecated_in,
            since=prop.since,
            origin=prop.origin if _is_inherited(prop) else None,
            plan=prop.plan,
        )

    def _definitions(self, prop: ApiProp, *, links: bool) -> tuple[ApiDefinition, ...]:
        """Return the types that a row opens; between them, `links` to those that it does not."""
        names = names_of(prop)
        if not any(self.names.opened(name) for name in names):
            return ()
        found = map(self._definition, names)
        return tuple(one for one in found if one and (links or one.href is None))

    def _definition(self, name: str) -> ApiDefinition | None:
        if href := self.names.links.get(name):
            return ApiDefinition(name=name, href=href)
        one = self.names.opened(name)
        return self.definition(one) if one else None

    def _call(self, signature: ApiSignature, type_text: str) -> ApiCall | None:
        """Return the parameters and return value of a function; nothing if its type shows them."""
        described = any(one.description for one in signature.parameters)
        if not described and not signature.returns_description and signature.text in type_text:
            return None
        same = signature.text == type_text
        return ApiCall(
            type="" if same else self.names.linked_type(signature.text),
            parameters=tuple(map(self._parameter, signature.parameters)),
            returns=self._returns(signature),
        )

    def _parameter(self, one: ApiParameter) -> ApiField:
        return ApiField(
            code=_declared(one.name, one.optional) + self.names.linked_type(one.type.text),
            html=self.text.inline(one.description),
        )

    def _returns(self, signature: ApiSignature) -> ApiField | None:
        if signature.returns.text in NOTHING and not signature.returns_description:
            return None
        return ApiField(
            code=self.names.linked_type(signature.returns.text),
            html=self.text.inline(signature.returns_description),
        )

    def _member(self, member: ApiMember) -> ApiField:
        default = self._default(member.default)
        return ApiField(
            code=_declared(member.name, not member.required)
            + self.names.linked_type(member.type.text)
            + (f" = {default}" if default else ""),
            html=self.text.inline(member.description),
            deprecated=self._reason(member.deprecated),
        )

    def _slot(self, slot: ApiSlot) -> ApiRow:
        takes = slot.type.text if slot.type.text != ANY_COMPONENT else ""
        return ApiRow(
            id=self.names.id("slot", slot.name),
            name=slot.name,
            facts=self._facts(
                ("type", takes and self.names.linked_type(takes)),
                ("default", slot.default and value_html(slot.default)),
                ("class", slot.class_name and f".{slot.class_name}"),
            ),
            html=self.text.blocks(slot.description),
            deprecated=self._reason(slot.deprecated),
            deprecated_in=slot.deprecated_in,
            since=slot.since,
            plan=slot.plan,
        )

    def _class(self, one: ApiClass) -> ApiRow:
        if one.beside:
            return self._undeclared_state(one)
        class_name = one.class_name
        named = ("classes", class_name), ("css", class_name), ("classes", one.key)
        ids = (self.names.id(kind, name) for kind, name in named if name)
        anchor, *also = self.names.unused(*ids)
        ends_in_key = not class_name or class_name.endswith(f"-{one.key}")
        dot = "." if class_name else ""
        return ApiRow(
            id=anchor,
            also=tuple(also),
            prefix=f"{dot}{class_name.removesuffix(one.key)}" if ends_in_key else dot,
            name=one.key if ends_in_key else class_name,
            facts=self._facts(("key", None if ends_in_key else one.key)),
            html=self.text.blocks(one.description),
            deprecated=self._reason(one.deprecated),
            deprecated_in=one.deprecated_in,
            since=one.since,
        )

    def _undeclared_state(self, one: ApiClass) -> ApiRow:
        """Return the row of a state by both of its classes: the key is none of `classes`."""
        text = self.messages["api.state.text"].replace(
            "{class}", f"<code>{escape(one.beside)}</code>"
        )
        return ApiRow(
            id=self.names.id("classes", one.class_name),
            prefix=f".{one.beside}",
            name=one.class_name.removeprefix(one.beside),
            html=f"<p>{text}</p>",
            since=one.since,
        )

    def _css_variable(self, one: ApiCssVariable) -> ApiRow:
        return ApiRow(
            id=self.names.id("css-variable", one.name.lstrip("-")),
            also=(self.names.id("css-variable", one.name),),
            name=one.name,
            facts=self._facts(
                ("default", one.default and value_html(one.default)),
                ("key", one.key and escape(one.key, quote=False)),
            ),
            since=one.since,
        )

    def _facts(self, *values: tuple[str, str | None]) -> tuple[ApiFact, ...]:
        return tuple(
            ApiFact(label=self.messages[f"api.{key}"], html=html) for key, html in values if html
        )

    def _default(self, value: str | None) -> str | None:
        """Return a default as HTML; some declarations write it in prose, with code in backticks."""
        if value is None:
            return None
        in_words = "`" in value and "${" not in value
        return self.text.inline(value) if in_words else value_html(value)

    def _reason(self, deprecated: str | None) -> str | None:
        return None if deprecated is None else self.text.inline(deprecated)


def _is_needed(prop: ApiProp, kind: str) -> bool:
    """Return whether a reader must give a prop; return values never need it."""
    return prop.required and kind != "return-value"


def _is_inherited(prop: ApiProp) -> bool:
    return prop.origin.kind != "own" and not prop.own_default


def _declared(name: str, optional: bool) -> str:
    return f"<b>{escape(name, quote=False)}</b>{'?' if optional else ''}: "
