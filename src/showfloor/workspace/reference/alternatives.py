"""The note above the props of a component that takes one of several sets of them."""

from collections.abc import Mapping, Sequence
from html import escape

from showfloor.model import ApiAlternativeProp
from showfloor.workspace.reference.type_html import type_html

__all__ = ["alternatives_html"]


def alternatives_html(
    alternatives: Sequence[Sequence[ApiAlternativeProp]], messages: Mapping[str, str]
) -> str:
    """Return a sentence, and a list with the props of each alternative as they are declared."""
    none = escape(messages["api.alternatives.none"], quote=False)
    items = (", ".join(map(_prop, props)) or none for props in alternatives)
    text = escape(messages["api.alternatives"], quote=False)
    return f"<p>{text}</p><ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"


def _prop(prop: ApiAlternativeProp) -> str:
    name = escape(prop.name) + ("" if prop.required else "?")
    return f"<code>{name}{f': {type_html(prop.type)}' if prop.type else ''}</code>"
