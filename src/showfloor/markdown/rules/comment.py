"""Comments, which only authors see. Any other block of HTML is an error.

<!-- Keep this list in the order of the steps. -->
"""

import re

from showfloor.markdown.context import Context, Node
from showfloor.markdown.inline_html import raw_html

__all__ = ["comment"]

COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


def comment(node: Node, context: Context) -> None:
    """Check that there is nothing but comments."""
    html = node.tokens[0].content
    if rest := COMMENT.sub("", html).strip():
        raise raw_html(rest, node.place)
