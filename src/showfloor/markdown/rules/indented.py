"""Code blocks by indentation of four spaces, as CommonMark has them, not highlighted."""

from showfloor.highlight import highlight, wrap_lines
from showfloor.markdown.context import Context, Node
from showfloor.model import CodeBlock

__all__ = ["indented"]


def indented(node: Node, context: Context) -> CodeBlock:
    """Return the code as plain text."""
    source = node.tokens[0].content.removesuffix("\n")
    return CodeBlock(language="text", html=wrap_lines(highlight(source, "text"), {}), source=source)
