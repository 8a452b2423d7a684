"""The order of controls: what shows at once, and the groups of all."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from showfloor.model import PlaygroundControl
from showfloor.playground.samples import key_of_prop
from showfloor.playground.settings import PlaygroundSettings

__all__ = ["arranged"]

SHOWN: Final = 5
"""Controls that show at once where the family does not say which."""


def arranged(
    controls: Sequence[PlaygroundControl], shown: Sequence[str], family: PlaygroundSettings
) -> tuple[PlaygroundControl, ...]:
    """Return controls with what the family says of them, those that show at once first.

    `shown` names them in their order; without it they are the first of the component's own.
    """
    names = shown or [one.prop for one in controls if one.part is None][:SHOWN]
    by_key = {key_of_prop(one.part, one.prop): one for one in controls}
    strip = [by_key[name] for name in names if name in by_key]
    rest = [one for key, one in by_key.items() if key not in names]
    return (
        *(_dressed(one, family, more=False) for one in strip),
        *_grouped((_dressed(one, family, more=True) for one in rest), family),
    )


def _grouped(
    controls: Iterable[PlaygroundControl], family: PlaygroundSettings
) -> list[PlaygroundControl]:
    """Return controls by group: in the family's order, the rest of the component's, its parts."""
    order = {title: place for place, title in enumerate([*family.groups, ""])}
    return sorted(controls, key=lambda one: order.get(one.group, len(order)))


def _dressed(
    control: PlaygroundControl, family: PlaygroundSettings, *, more: bool
) -> PlaygroundControl:
    return msgspec.structs.replace(
        control,
        more=more,
        group=control.part or _group_of(control.prop, family),
        swatches=_swatches_of(control, family),
        labeled=control.prop not in family.unlabeled,
    )


def _group_of(prop: str, family: PlaygroundSettings) -> str:
    return next((title for title, props in family.groups.items() if prop in props), "")


def _swatches_of(control: PlaygroundControl, family: PlaygroundSettings) -> tuple[str, ...]:
    """Return a color for each choice; nothing where one of them has none."""
    known = family.swatches.get(control.prop, {})
    found = [known.get(str(choice)) for choice in control.choices]
    colors = [color for color in found if color is not None]
    return tuple(colors) if len(colors) == len(found) else ()
