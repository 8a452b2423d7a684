"""Comments, which only authors see. Any other block of HTML is an error.

<!-- Keep this list in the order of the steps. -->
"""

from showfloor.markdown.context import Context, Node
from showfloor.markdown.inline import raw_html


def comment(node: Node, context: Context) -> None:
    """Check that there is nothing but comments."""
    html = node.tokens[0].content
    if rest := _outside_comments(html).strip():
        raise raw_html(rest, node.place)


def _outside_comments(html: str) -> str:
    """Return the text around comments; each opening mark is searched for its end once."""
    parts = []
    before, opening, rest = html.partition("<!--")
    while opening:
        _, closing, after = rest.partition("-->")
        if not closing:
            break
        parts.append(before)
        before, opening, rest = after.partition("<!--")
    return "".join((*parts, before, opening, rest))
