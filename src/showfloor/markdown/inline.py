"""Text with emphasis, links, code, images and a few HTML tags to HTML."""

import re
from collections.abc import Callable
from html import escape

from markdown_it.token import Token

from showfloor.config.schema import UNSEEN_WHY, find_unseen
from showfloor.errors import SourceError
from showfloor.markdown.context import Context
from showfloor.markdown.document import ImageUse, LinkUse
from showfloor.markdown.place import Place

MARKUP = {
    "softbreak": "\n",
    "hardbreak": "<br>\n",
    "em_open": "<em>",
    "em_close": "</em>",
    "strong_open": "<strong>",
    "strong_close": "</strong>",
    "link_close": "</a>",
}

SIZE = re.compile(r"([1-9]\d{0,4})x([1-9]\d{0,4})", re.ASCII)
TAG = re.compile(
    r"""<(?P<void>br)[ ]*/?>
      | <(?P<open>abbr|kbd|sub|sup)(?P<title>[ ]+title="[^"<>]*")?[ ]*>
      | </(?P<close>abbr|kbd|sub|sup)[ ]*>""",
    re.VERBOSE,
)
"""The few HTML tags that text may hold, because Markdown has no form for them."""
MDX = re.compile(
    r"""\Aimport[ ](?:[^"']*(?<=\bfrom[ ]))?["']
      | \Aexport\s(?:(?:default|const|let|async|function)\s[\w({\[<]|[*{])
      | \A\{(?s:.*)(?<=\})\Z | ^\{.*(?<=\})$
      | ^</?[A-Z][\w.]*(?:[\s/>].*)?(?<=>)$ | ^<[A-Z][\w.]*$ | ^</?>$""",
    re.VERBOSE | re.MULTILINE,
)
"""Module statements that begin a paragraph, and expressions and JSX on lines of their own."""
EXTERNAL = ("http://", "https://", "//")


def escape_text(text: str) -> str:
    """Return text as it is written between tags."""
    return escape(text, quote=False)


def render_text(text: Token, context: Context) -> str:
    """Return the HTML of an `inline` token; its links and images are noted in the context."""
    children = text.children or []
    if any(child.type == "html_inline" for child in children):
        _check_tags(text, context)
    parts = []
    for child in children:
        if child.type in ("text", "text_special"):
            parts.append(escape_text(child.content))
        elif child.type in MARKUP:
            parts.append(MARKUP[child.type])
        else:
            parts.append(RENDERERS[child.type](child, text, context))
    return "".join(parts)


def plain_text(text: Token) -> str:
    """Return an `inline` token without its markup."""
    parts = (_plain(child) for child in text.children or ())
    return " ".join("".join(parts).split())


def plain_title(text: Token, place: Place) -> str:
    """Return the same of a title; raises `SourceError` for a character that cannot be seen."""
    plain = plain_text(text)
    if found := find_unseen(plain):
        raise place.error(f"a title holds the character {found}", why=UNSEEN_WHY, fix="remove it")
    return plain


def _plain(child: Token) -> str:
    if child.type in ("text", "text_special", "code_inline"):
        return child.content
    if child.type == "image":
        return plain_text(child)
    return " " if child.type in ("softbreak", "hardbreak") else ""


def _code(child: Token, text: Token, context: Context) -> str:
    return f"<code>{escape_text(child.content)}</code>"


def _link(child: Token, text: Token, context: Context) -> str:
    href = str(child.attrs["href"])
    place = context.place_of(child, text)
    if not href:
        raise place.error(
            "the link has no address",
            why="it would lead back to the top of the page",
            fix='write a site path such as "/getting-started/", or "#" and the id of a heading',
        )
    context.links.append(LinkUse(href=href, line=place.line))
    rel = ' rel="noopener"' if href.startswith(EXTERNAL) else ""
    return f'<a href="{escape(href)}"{_title(child)}{rel}>'


def _image(child: Token, text: Token, context: Context) -> str:
    src = str(child.attrs["src"])
    place = context.place_of(child, text)
    if not src.startswith("/") or src.startswith("//"):
        raise place.error(
            f'the image "{src}" is not a file of the site',
            why="pages load nothing from other hosts, and images are in public/",
            fix='put it in public/ and write its path from there, such as "/images/grid.png"',
        )
    size = SIZE.fullmatch(str(child.attrs.get("title", "")))
    if size is None:
        raise place.error(
            f'the image "{src}" has no size',
            why="without one, the text below it moves when it has loaded",
            fix=f'write its width and height in pixels, such as ![…]({src} "640x360")',
        )
    context.images.append(ImageUse(src=src, line=place.line))
    return (
        f'<img src="{escape(src)}" alt="{escape(plain_text(child))}" '
        f'width="{size[1]}" height="{size[2]}" loading="lazy" decoding="async">'
    )


def _title(child: Token) -> str:
    title = child.attrs.get("title")
    return f' title="{escape(str(title))}"' if title else ""


def _check_tags(text: Token, context: Context) -> None:
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


def _tag(child: Token, text: Token, context: Context) -> str:
    """Return a checked tag as it is written in HTML; a comment is only for its author."""
    match = TAG.fullmatch(child.content)
    if match is None:
        return ""
    if match["close"]:
        return f"</{match['close']}>"
    title = (match["title"] or "").strip()
    return f"<{match['void'] or match['open']}{' ' if title else ''}{title}>"


def check_mdx(text: str, place: Place) -> None:
    """Raise the first code of MDX in a paragraph, which readers would see as text."""
    for found in MDX.finditer(text):
        if text.count("`", 0, found.start()) % 2 == 0:
            raise raw_html(text[found.start() :], place.after(text.count("\n", 0, found.start())))


def raw_html(html: str, place: Place) -> SourceError:
    """Return the error for HTML or MDX that Markdown or a directive should express instead."""
    line = html.strip().splitlines()[0]
    if MDX.match(html):
        name = next(iter(re.findall(r"^import ([A-Z]\w*)", line)), "Name")
        return place.error(
            f'code of MDX "{line}"',
            why="pages are Markdown, so nothing runs in them",
            fix=f'show {name}.tsx beside the page with "::demo {name}"; use directives such as'
            " :::tabs and :::info, <!-- … --> for comments, and backticks for code to read",
        )
    return place.error(
        f'raw HTML "{line}"',
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
        if not opened or _tag_name(opened[-1]) != match["close"]:
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
            fix=f'write "</{_tag_name(child)}>" in the same paragraph, emphasis or link',
        )


def _tag_name(child: Token) -> str | None:
    match = TAG.fullmatch(child.content)
    return match["open"] if match else None


RENDERERS: dict[str, Callable[[Token, Token, Context], str]] = {
    "code_inline": _code,
    "link_open": _link,
    "image": _image,
    "html_inline": _tag,
}
