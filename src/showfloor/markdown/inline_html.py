"""The few HTML tags that text may hold, because Markdown has no form for them."""

import re

from markdown_it.token import Token

from showfloor.errors import SourceError
from showfloor.markdown.context import Context
from showfloor.markdown.place import Place

TAG = re.compile(
    r"""<(?P<void>br)[ ]*/?>
      | <(?P<open>abbr|kbd|sub|sup)(?P<title>[ ]+title="[^"<>]*")?[ ]*>
      | </(?P<close>abbr|kbd|sub|sup)[ ]*>""",
    re.VERBOSE,
)


def check_tags(text: Token, context: Context) -> None:
    """Raise the first tag of a text that is not allowed, or not inside what is around it."""
    opened: list[Token] = []
    for child in text.children or ():
        if child.type == "html_inline":
            _check_tag(child, opened, context.place_of(child, text))
        elif child.nesting == 1:
            opened.append(child)
        elif child.nesting == -1:
            _check_closed(opened.pop(), text, context)
    for child in opened:
        _check_closed(child, text, context)


def render_tag(child: Token, text: Token, context: Context) -> str:
    """Return a checked tag as it is written in HTML; a comment is only for its author."""
    match = TAG.fullmatch(child.content)
    if match is None:
        return ""
    if match["close"]:
        return f"</{match['close']}>"
    title = (match["title"] or "").strip()
    return f"<{match['void'] or match['open']}{' ' if title else ''}{title}>"


def raw_html(html: str, place: Place) -> SourceError:
    """Return the error for HTML that Markdown or a directive should say instead."""
    return place.error(
        f'raw HTML "{html.strip().splitlines()[0]}"',
        why="only abbr with a title, br, kbd, sub and sup are let through, so that no page breaks",
        fix="put it in backticks to show it as code; otherwise use Markdown or a directive",
    )


def _check_tag(child: Token, opened: list[Token], place: Place) -> None:
    if child.content.startswith("<!--"):
        return
    match = TAG.fullmatch(child.content)
    if match is None:
        raise raw_html(child.content, place)
    if match["open"]:
        opened.append(child)
    elif match["close"]:
        if not opened or _name(opened[-1]) != match["close"]:
            raise place.error(
                f'"{child.content}" closes nothing',
                why="the last thing opened before it is another one",
                fix="open and close tags in pairs, inside the emphasis or link that they begin in",
            )
        opened.pop()


def _check_closed(child: Token, text: Token, context: Context) -> None:
    if child.type == "html_inline":
        raise context.place_of(child, text).error(
            f'"{child.content}" is not closed where it should be',
            why="the rest of the page would be inside it",
            fix=f'write "</{_name(child)}>" in the same paragraph, emphasis or link',
        )


def _name(child: Token) -> str | None:
    match = TAG.fullmatch(child.content)
    return match["open"] if match else None
