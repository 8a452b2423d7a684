"""How an error is written in a page.

What an error said of its own case stands in the address of the page, as `args[]=value`, and a
script writes it into the places that `data-arg` marks.
"""

import re
from collections.abc import Iterable
from html import escape
from typing import Final

from showfloor.compile.clicks import clicks
from showfloor.model import ErrorCode, ErrorPart

__all__ = ["code_list", "message_content", "message_html", "message_text", "places_list"]

MARKED: Final = re.compile(r"`([^`]+)`|\[([^\[\]]+)\]\((https?://[^\s()\ue000]+)\)")
"""What packages write of Markdown in their messages: code, and links to elsewhere."""

PLACE: Final = re.compile("\ue000(\\d+)\ue001")
"""Stands for a part that an argument fills, while the text around it is read as Markdown."""

OPEN: Final = clicks("errors", "open", "{href}")


def message_html(code: ErrorCode) -> str:
    """Return the whole message, with a mark where each argument stands."""
    return f'<p class="error-message" data-error="{code.code}">{message_content(code)}</p>'


def message_content(code: ErrorCode) -> str:
    """Return the message as HTML without an element of its own."""
    written = "".join(
        part.text if part.arg is None else f"\ue000{index}\ue001"
        for index, part in enumerate(code.parts)
    )
    return PLACE.sub(lambda place: _place(code.parts[int(place[1])]), _marked(written))


def message_text(code: ErrorCode) -> str:
    """Return the message in one line, without marks, with a name in brackets for an argument."""
    text = " ".join(code.message.split())
    return MARKED.sub(lambda match: match[1] or match[2], text)


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
        f'<li><a href="{escape(route)}" data-code="{code.code}"{OPEN}>{code.code}</a> '
        f'<span class="error-message">{message_content(code)}</span></li>'
        for code, route in rows
    )
    status = f'<p class="error-unknown" role="status" data-unknown="{escape(unknown)}"></p>'
    return f'{status}<ul class="error-codes">{"".join(items)}</ul>'


def _marked(text: str) -> str:
    pieces: list[str] = []
    end = 0
    for match in MARKED.finditer(text):
        pieces += (escape(text[end : match.start()], quote=False), _mark(match))
        end = match.end()
    return "".join([*pieces, escape(text[end:], quote=False)])


def _mark(match: re.Match[str]) -> str:
    code, label, href = match.groups()
    if code is not None:
        return f"<code>{escape(code, quote=False)}</code>"
    return f'<a href="{escape(href)}" rel="noopener"{OPEN}>{escape(label, quote=False)}</a>'


def _place(part: ErrorPart) -> str:
    shown = "" if part.optional else escape(part.text, quote=False)
    return f'<var data-arg="{part.arg}">{shown}</var>'
