"""The blocks of the API reference as Markdown.

Tables would be too wide, so each is a list: a line an item, its text below.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from showfloor.model.api_blocks import (
    ApiCall,
    ApiDefinition,
    ApiFact,
    ApiFacts,
    ApiField,
    ApiNameGroup,
    ApiParts,
    ApiRow,
    ApiTable,
    ApiTypes,
)
from showfloor.outputs.html_markdown import (
    Links,
    code_span,
    html_to_line,
    html_to_markdown,
    parse_html,
    text_of,
)

GROUPS = {
    "system": "Style properties, which it takes as props too",
    "events": "Events of the element, which it takes as props too",
    "internal": "Props that are not meant to be set",
}


class ApiWriter(NamedTuple):
    """Writes the blocks of a reference."""

    links: Links

    def write(self, block: ApiFacts | ApiTable | ApiParts | ApiTypes) -> str:
        """Return a block as a list."""
        match block:
            case ApiFacts():
                lines = [*map(self._fact, block.items)]
            case ApiTable():
                lines = [*map(self._row, block.rows), *map(_group, block.groups)]
            case ApiParts():
                with_key = block.kind == "classes"
                rows = (*block.rows, *block.folded)
                lines = [self._row(row, with_key=with_key) for row in rows]
            case ApiTypes():
                lines = ["\n".join(self._definition(one)) for one in block.definitions]
        return "\n".join(lines)

    def _fact(self, fact: ApiFact) -> str:
        if fact.html.startswith("<ul>"):
            return _item(f"- {fact.label}:", self._texts(fact.html))
        return f"- {fact.label}: {html_to_line(fact.html, self.links.to)}"

    def _row(self, row: ApiRow, *, with_key: bool = False) -> str:
        marks = [
            *(f"{fact.label} {_plain(fact.html)}" for fact in row.facts),
            f"key `{row.name}`" if with_key and row.prefix else "",
            "required" if row.required else "",
            row.plan or "",
            f"from {row.origin.name}" if row.origin else "",
            "needs a ref" if row.requires_ref else "",
            f"since {row.since}" if row.since else "",
            _deprecation(row),
        ]
        notes = ", ".join(mark for mark in marks if mark)
        type_text = f": {_plain(row.type)}" if row.type else ""
        default = f" = {_plain(row.default)}" if row.default else ""
        head = f"- `{row.prefix}{row.name}`{type_text}{default}{f' ({notes})' if notes else ''}"
        texts = self._texts(row.html, row.deprecated, *row.changes)
        return _item(head, texts, self._folded(row))

    def _folded(self, row: ApiRow) -> Iterator[str]:
        if row.call:
            yield from self._call(row.call)
        for one in row.definitions:
            if one.href is None:
                yield from self._definition(one)

    def _call(self, call: ApiCall) -> Iterator[str]:
        if call.type:
            yield f"- Called as {_plain(call.type)}"
        yield from map(self._field, call.parameters)
        if call.returns:
            yield _item(f"- Returns {_plain(call.returns.code)}", self._texts(call.returns.html))

    def _definition(self, one: ApiDefinition) -> Iterator[str]:
        type_text = f": {_plain(one.type)}" if one.type else ""
        yield _item(
            f"- `{one.name}`{type_text}", self._texts(one.html), map(self._field, one.fields)
        )

    def _field(self, field: ApiField) -> str:
        mark = "" if field.deprecated is None else " (deprecated)"
        return _item(f"- {_plain(field.code)}{mark}", self._texts(field.html, field.deprecated))

    def _texts(self, *texts: str | None) -> Iterator[str]:
        return (html_to_markdown(text, self.links.to) for text in texts if text)


def _deprecation(row: ApiRow) -> str:
    if row.deprecated is None:
        return ""
    return f"deprecated in {row.deprecated_in}" if row.deprecated_in else "deprecated"


def _group(group: ApiNameGroup) -> str:
    return f"- {GROUPS[group.kind]}: {', '.join(f'`{one.name}`' for one in group.names)}"


def _item(head: str, *below: Iterable[str]) -> str:
    """Return a list item with its texts indented below it."""
    lines = (line for texts in below for text in texts for line in text.split("\n"))
    return "\n".join([head, *(f"  {line}".rstrip() for line in lines)])


def _plain(html: str) -> str:
    """Return code in HTML as Markdown on one line."""
    return code_span(" ".join(text_of(parse_html(html)).split()))
