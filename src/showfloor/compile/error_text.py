"""How an error is written in a page.

What an error said of its own case stands in the address of the page, as `args[]=value`, and a
script writes it into the places that `data-arg` marks.
"""

from collections.abc import Iterable
from html import escape

from showfloor.model import ErrorCode, ErrorPart

__all__ = ["code_list", "message_html", "places_list"]


def message_html(code: ErrorCode) -> str:
    """Return the whole message, with a mark where each argument stands."""
    text = "".join(map(_part, code.parts))
    return f'<p class="error-message" data-error="{code.code}">{text}</p>'


def places_list(code: ErrorCode) -> str:
    """Return a list of the packages and modules that throw an error."""
    places = (
        f"<li><code>{escape(place.module)}</code>, "
        f"<code>{escape(place.package)}</code> {place.version}</li>"
        for place in code.places
    )
    return f"<ul>{''.join(places)}</ul>"


def code_list(rows: Iterable[tuple[ErrorCode, str]], unknown: str) -> str:
    """Return a list of errors, each with its route; `unknown` is said of a code without one."""
    items = (
        f'<li><a href="{escape(route)}" data-code="{code.code}">{code.code}</a> '
        f'<span class="error-message">{"".join(map(_part, code.parts))}</span></li>'
        for code, route in rows
    )
    status = f'<p class="error-unknown" role="status" data-unknown="{escape(unknown)}"></p>'
    return f'{status}<ul class="error-codes">{"".join(items)}</ul>'


def _part(part: ErrorPart) -> str:
    if part.arg is None:
        return escape(part.text, quote=False)
    shown = "" if part.optional else escape(part.text, quote=False)
    return f'<var data-arg="{part.arg}">{shown}</var>'
