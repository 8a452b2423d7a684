"""Paragraphs, lists, quotes and tables to HTML."""

from collections.abc import Callable, Sequence
from html import escape

from markdown_it.token import Token

from showfloor.markdown.context import Context
from showfloor.markdown.inline import check_mdx, render_text
from showfloor.model.blocks import CodeBlock

TAGS = {
    "paragraph_open": "<p>",
    "paragraph_close": "</p>\n",
    "bullet_list_open": "<ul>\n",
    "bullet_list_close": "</ul>\n",
    "ordered_list_close": "</ol>\n",
    "list_item_open": "<li>",
    "list_item_close": "</li>\n",
    "blockquote_open": "<blockquote>\n",
    "blockquote_close": "</blockquote>\n",
    "hr": "<hr>\n",
    "table_open": "<table>\n",
    "table_close": "</table>\n",
    "thead_open": "<thead>\n",
    "thead_close": "</thead>\n",
    "tbody_open": "<tbody>\n",
    "tbody_close": "</tbody>\n",
    "tr_open": "<tr>",
    "tr_close": "</tr>\n",
    "th_close": "</th>",
    "td_close": "</td>",
}

ALIGNMENT = {
    "text-align:left": ' style="text-align:start"',
    "text-align:center": ' style="text-align:center"',
    "text-align:right": ' style="text-align:end"',
}
"""Sides become starts and ends, so that tables are right in right-to-left pages too."""


def render_prose(tokens: Sequence[Token], context: Context) -> str:
    """Return the HTML of block tokens without directives and headings."""
    parts = []
    for before, token in zip((None, *tokens), tokens, strict=False):
        if token.type == "inline":
            if before and before.type == "paragraph_open":
                check_mdx(token.content, context.place(token))
            parts.append(render_text(token, context))
        elif token.type in TAGS:
            parts.append("" if token.hidden else TAGS[token.type])
        else:
            parts.append(RENDERERS.get(token.type, _refuse)(token, context))
    return "".join(parts)


def _ordered_list(token: Token, context: Context) -> str:
    start = token.attrs.get("start")
    return "<ol>\n" if start is None else f'<ol start="{start}">\n'


def _header_cell(token: Token, context: Context) -> str:
    scope = token.meta.get("scope", "col")
    return f'<th scope="{scope}"{_alignment(token)}>'


def _cell(token: Token, context: Context) -> str:
    label = token.meta.get("label", "")
    attribute = f' data-label="{escape(label)}"' if label else ""
    return f"<td{attribute}{_alignment(token)}>"


def _alignment(token: Token) -> str:
    return ALIGNMENT.get(str(token.attrs.get("style")), "")


def _code(token: Token, context: Context) -> str:
    block = context.block([token])
    if not isinstance(block, CodeBlock):
        return ""
    if block.title is not None:
        raise context.place(token).error(
            "a code block in a list or quote cannot have a title",
            why="it is drawn as part of the text, without a frame",
            fix="remove the title, or move the code block out of the list or quote",
        )
    return f'<pre data-language="{block.language}" tabindex="0"><code>{block.html}</code></pre>\n'


def _refuse(token: Token, context: Context) -> str:
    name = "a heading" if token.type == "heading_open" else f'"{token.type}"'
    raise context.place(token).error(
        f"{name} cannot be in a list or quote",
        why="a list or quote is one piece of text; a block with a frame goes between texts",
        fix="move it out, and begin its line without spaces or >",
    )


RENDERERS: dict[str, Callable[[Token, Context], str]] = {
    "ordered_list_open": _ordered_list,
    "th_open": _header_cell,
    "td_open": _cell,
    "fence": _code,
    "code_block": _code,
    "html_block": _code,
}
