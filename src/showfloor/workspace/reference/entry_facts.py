"""The facts of an entry other than its props, such as its package and size, each with a label."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from showfloor.model.api import ApiComponentLink, ApiEntry, ApiRest, ApiSize
from showfloor.model.api_blocks import ApiFact, ApiFacts
from showfloor.model.navigation import PageLink

Messages = Mapping[str, str]


def api_facts(
    entry: ApiEntry, uses: Sequence[PageLink], messages: Messages, *, id: str
) -> ApiFacts:
    """Return the facts of an entry; `uses` are the demos that use it."""
    facts = _facts(entry, uses, messages)
    items = tuple(ApiFact(label=messages[f"api.fact.{k}"], html=v) for k, v in facts)
    return ApiFacts(id=id, items=items)


def _facts(
    entry: ApiEntry, uses: Sequence[PageLink], messages: Messages
) -> Iterator[tuple[str, str]]:
    yield "package", _package(entry, messages)
    yield from _since(entry, messages)
    if entry.theme_name:
        yield "theme", filled(messages["api.theme"], name=_code(entry.theme_name))
    if entry.ref:
        yield "ref", filled(messages["api.ref"], target=_code(entry.ref.target))
    if entry.inherits:
        components = ", ".join(map(_component, entry.inherits))
        yield "inherits", filled(messages["api.inherits"], components=components)
    if entry.rest and (entry.rest.component or entry.rest.element or entry.rest.attributes):
        yield "rest", _rest(entry.rest, messages)
    if entry.type_parameters:
        yield "generic", ", ".join(map(_code, entry.type_parameters))
    if entry.props_type:
        yield "type", _code(entry.props_type)
    if entry.size:
        yield "size", _size(entry.size, messages)
    if entry.source:
        yield "source", _link(entry.source, filled(messages["api.source"], version=entry.version))
    if uses:
        yield "demos", _demos(uses)


def _package(entry: ApiEntry, messages: Messages) -> str:
    package = f"{_code(entry.package)} {escape(entry.version)}"
    if entry.plan is None:
        return package
    return f'{package} <span class="s-badge">{escape(messages[f"plan.{entry.plan}"])}</span>'


def _since(entry: ApiEntry, messages: Messages) -> Iterator[tuple[str, str]]:
    """Yield the version that added an entry, or the one after the oldest that is known."""
    if entry.recorded is not None:
        before = filled(messages["api.since.oldest"], version=_next(entry.recorded.oldest))
        yield "since", entry.since or before


def _next(version: str) -> str:
    """Return the version whose last number is one more: `5.1` after `5.0`."""
    start, dot, last = version.rpartition(".")
    return f"{start}{dot}{int(last) + 1}" if last.isdecimal() else version


def _rest(rest: ApiRest, messages: Messages) -> str:
    """Return a sentence on the component or element that receives all other props."""
    parts = {
        "component": rest.component and _component(rest.component),
        "element": rest.element and _code(f"<{rest.element}>"),
        "attributes": rest.attributes and _code(rest.attributes),
    }
    receivers = {name: html for name, html in parts.items() if html}
    if "component" in receivers:
        receivers.pop("attributes", None)
    elif "element" in receivers and rest.count:
        receivers = {"element": receivers["element"], "count": str(rest.count)}
    return filled(messages[f"api.rest.{'.'.join(receivers)}"], **receivers)


def _size(size: ApiSize, messages: Messages) -> str:
    return filled(
        messages["api.size" if size.added < size.compressed else "api.size.alone"],
        added=_kilobytes(size.added),
        compressed=_kilobytes(size.compressed),
    )


def _kilobytes(size: int) -> str:
    kilobytes = size / 1000
    digits = 1 if kilobytes < 99.95 else 0
    return f"{kilobytes:.{digits}f}&nbsp;kB"


def _demos(uses: Sequence[PageLink]) -> str:
    links = (_link(use.href, escape(use.title, quote=False)) for use in uses)
    return f"<ul>{''.join(f'<li>{link}</li>' for link in links)}</ul>"


def _component(link: ApiComponentLink) -> str:
    name = _code(link.name)
    return _link(link.href, name) if link.href else name


def _link(href: str, html: str) -> str:
    rel = ' rel="noopener"' if href.startswith("http") else ""
    return f'<a href="{escape(href)}"{rel}>{html}</a>'


def _code(text: str) -> str:
    return f"<code>{escape(text, quote=False)}</code>"


def filled(sentence: str, **places: str) -> str:
    """Return a sentence of the interface as HTML, its `{places}` filled with HTML."""
    html = escape(sentence, quote=False)
    for name, value in places.items():
        html = html.replace(f"{{{name}}}", value)
    return html
