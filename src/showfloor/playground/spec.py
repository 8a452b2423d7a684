"""A component's playground, or the reason why it has none."""

from collections.abc import Collection, Mapping
from typing import Any

from showfloor.model import ApiEntry, PlaygroundBlock, PlaygroundControl
from showfloor.playground.controls import CHILDREN, controls_of
from showfloor.playground.elements import as_json, children_of, element_of, import_lines, opener_of
from showfloor.playground.family import FamilyPlayground
from showfloor.playground.settings import ComponentSettings

__all__ = ["playground_of"]


def playground_of(
    family: FamilyPlayground, entry: ApiEntry, entries: Mapping[str, ApiEntry]
) -> PlaygroundBlock | str:
    """Return the playground of a component, or why it has none.

    `entries` are those of the family's reference, by name.
    """
    settings = family.of(entry.name)
    given = _given(settings)
    hidden = {*family.settings.hidden, *settings.hidden, *_filled(settings)}
    if not isinstance(settings.children, str | None):
        hidden.add(CHILDREN)
    controls = controls_of(entry, hidden, given, family.settings.wrappers)
    if reason := _reason(entry, settings, controls, given):
        return reason
    return _block(
        family,
        entry,
        controls,
        import_lines(settings, family.settings.modules, lambda name: _code(entries.get(name))),
    )


def _filled(settings: ComponentSettings) -> set[str]:
    """Return the props that no control sets, since elements, functions or a button do."""
    opener = settings.opener
    return {*settings.elements, *settings.renders, *([opener.prop] if opener else ())}


def _given(settings: ComponentSettings) -> dict[str, Any]:
    text = {CHILDREN: settings.children} if isinstance(settings.children, str) else {}
    return {**settings.props, **text}


def _reason(
    entry: ApiEntry,
    settings: ComponentSettings,
    controls: Collection[PlaygroundControl],
    given: Mapping[str, Any],
) -> str | None:
    if settings.leave_out is not None:
        return settings.leave_out
    if not entry.imports:
        return "it is not exported"
    known = {*given, *_filled(settings), *({CHILDREN} if settings.children else ())}
    for prop in entry.props:
        if prop.required and prop.name not in known and prop.default is None:
            return f"it needs {prop.name}, which nobody gives"
    if any(control.prop == CHILDREN for control in controls) and CHILDREN not in known:
        return "it takes children, and nobody gives any"
    return None if controls else "no prop of it can be controlled"


def _block(
    family: FamilyPlayground,
    entry: ApiEntry,
    controls: tuple[PlaygroundControl, ...],
    imports: Mapping[str, str],
) -> PlaygroundBlock:
    settings = family.of(entry.name)
    controlled = {control.prop for control in controls}
    fixed = {name: value for name, value in settings.props.items() if name not in controlled}
    children = () if CHILDREN in controlled else children_of(settings.children or ())
    own = {entry.name: entry.imports[0].code}
    return PlaygroundBlock(
        key=f"{entry.family}/{entry.name}",
        name=entry.name,
        family=entry.family,
        imports={**own, **imports},
        controls=controls,
        props=as_json(fixed),
        elements={name: element_of(one) for name, one in settings.elements.items()},
        children=children,
        renders={name: element_of(one) for name, one in settings.renders.items()},
        opener=opener_of(settings.opener) if settings.opener else None,
        align=settings.align,
    )


def _code(entry: ApiEntry | None) -> str | None:
    return entry.imports[0].code if entry is not None and entry.imports else None
