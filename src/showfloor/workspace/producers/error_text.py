"""The text of an error as HTML.

The address of an error page has the arguments of one case, as `args[]=value`; a script writes them
into the elements that `data-arg` marks.
"""

import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

from showfloor.model import ErrorCode, ErrorPart
from showfloor.workspace.producers.built_in_pages import clicks

MARKED: Final = re.compile(r"`([^`]+)`|\[([^\[\]]+)\]\((https?://[^\s()\ue000]+)\)")
"""Markdown in messages of packages: code, and links to other sites."""

PLACE: Final = re.compile("\ue000(\\d+)\ue001")
"""Placeholder of an argument while the text around it is read as Markdown."""

OPEN: Final = clicks("errors", "open", "{href}")


def message_html(code: ErrorCode, links: Mapping[str, str]) -> str:
    """Return the whole message, with a mark for each argument.

    `links` are site paths that replace addresses in messages.
    """
    return f'<p class="error-message" data-error="{code.code}">{message_content(code, links)}</p>'


def message_content(code: ErrorCode, links: Mapping[str, str]) -> str:
    """Return the message as HTML without an element around it."""
    marked = _marked(_written(code), links)
    return PLACE.sub(lambda place: _place(code.parts[int(place[1])]), marked)


def links_of(code: ErrorCode) -> set[str]:
    """Return the addresses that a message links to."""
    return {match[3] for match in MARKED.finditer(_written(code)) if match[3]}


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


def code_list(rows: Iterable[tuple[ErrorCode, str]], unknown: str, links: Mapping[str, str]) -> str:
    """Return a list of errors, each with its route; `unknown` is the text for other codes."""
    items = (
        f'<li><a href="{escape(route)}" data-code="{code.code}"{OPEN}>{code.code}</a> '
        f'<span class="error-message">{message_content(code, links)}</span></li>'
        for code, route in rows
    )
    status = f'<p class="error-unknown" role="status" data-unknown="{escape(unknown)}"></p>'
    return f'{status}<ul class="error-codes">{"".join(items)}</ul>'


def _written(code: ErrorCode) -> str:
    """Return the message as its package wrote it, with a placeholder for each argument."""
    return "".join(
        part.text if part.arg is None else f"\ue000{index}\ue001"
        for index, part in enumerate(code.parts)
    )


def _marked(text: str, links: Mapping[str, str]) -> str:
    pieces: list[str] = []
    end = 0
    for match in MARKED.finditer(text):
        pieces += (escape(text[end : match.start()], quote=False), _mark(match, links))
        end = match.end()
    return "".join([*pieces, escape(text[end:], quote=False)])


def _mark(match: re.Match[str], links: Mapping[str, str]) -> str:
    code, label, href = match.groups()
    if code is not None:
        return f"<code>{escape(code, quote=False)}</code>"
    rel = "" if href in links else ' rel="noopener"'
    target = escape(links.get(href, href))
    return f'<a href="{target}"{rel}{OPEN}>{escape(label, quote=False)}</a>'


def _place(part: ErrorPart) -> str:
    shown = "" if part.optional else escape(part.text, quote=False)
    return f'<var data-arg="{part.arg}">{shown}</var>'
