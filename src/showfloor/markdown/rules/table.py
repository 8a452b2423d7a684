"""Tables, with cells aligned by the colons of the second line.

| Name  | Price |
| :---- | ----: |
| Acorn |     3 |
"""

from showfloor.markdown.context import Context, Node
from showfloor.markdown.prose import render_prose
from showfloor.model import TableBlock

__all__ = ["table"]


def table(node: Node, context: Context) -> TableBlock:
    """Return the table as HTML."""
    return TableBlock(html=render_prose(node.tokens, context).removesuffix("\n"))
