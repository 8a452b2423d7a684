"""Tables, with cells aligned by the colons of the second line.

| Name  | Price |
| :---- | ----: |
| Acorn |     3 |

Where the first cell of the head is empty, the first column holds the headers of rows.

On narrow screens each row is a card, so cells beyond the second column, and those of the
second where there are more, carry the heading of their column.
"""

from collections.abc import Sequence

from markdown_it.token import Token

from showfloor.markdown.context import Context, Node
from showfloor.markdown.inline import plain_text
from showfloor.markdown.prose import render_prose
from showfloor.model.blocks import TableBlock

NEEDS_LABELS = 3
"""Columns; a row of two reads as a name and its description."""


def table(node: Node, context: Context) -> TableBlock:
    """Return the table as HTML."""
    _label_cells(node.tokens)
    _head_rows(node.tokens)
    return TableBlock(html=render_prose(node.tokens, context).removesuffix("\n"))


def _label_cells(tokens: Sequence[Token]) -> None:
    labels = [plain_text(tokens[at + 1]) for at, one in enumerate(tokens) if one.type == "th_open"]
    if len(labels) < NEEDS_LABELS:
        return
    cells = [one for one in tokens if one.type == "td_open"]
    for at, cell in enumerate(cells):
        column = at % len(labels)
        if column > 0 and labels[column]:
            cell.meta["label"] = labels[column]


def _head_rows(tokens: Sequence[Token]) -> None:
    corner = next(at for at, one in enumerate(tokens) if one.type == "th_open")
    if plain_text(tokens[corner + 1]):
        return
    _become(tokens, corner, "td")  # screen readers announce a header cell without text as one
    for row in (at for at, one in enumerate(tokens) if one.type == "tr_open"):
        if tokens[row + 1].type == "td_open" and row + 1 != corner:
            tokens[row + 1].meta["scope"] = "row"
            _become(tokens, row + 1, "th")


def _become(tokens: Sequence[Token], opening: int, tag: str) -> None:
    tokens[opening].type = f"{tag}_open"
    tokens[opening + 2].type = f"{tag}_close"  # between them is the text
