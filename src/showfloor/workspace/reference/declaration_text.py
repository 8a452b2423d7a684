"""Descriptions in declarations, which packages write for editors, as safe HTML.

They cannot break a page or stop a build: tags are shown as text, images as their alternative text,
headings as paragraphs, and links to pages that the site lacks are left out.
"""

import re
from collections.abc import Callable, Container, Sequence
from functools import cache
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from showfloor.highlight import canonical_language, highlight, wrap_lines

EXTERNAL = ("http://", "https://")
DOC_LINK = re.compile(r"\{@link(?:code|plain)?\s([^{}]*)\}")
TYPE_LINK = re.compile(r"\[\[(\w+)\]\](\[\])?")

STRONG = (Token("strong_open", "strong", 1), Token("strong_close", "strong", -1))


OwnPage = Callable[[str], str | None]
"""Returns the page of this site that replaces one at another address, if there is one."""


def no_own_page(_href: str) -> None:
    """Return nothing: this site replaces no other."""


class ApiText:
    """Turns texts into HTML, and collects their links inside the site."""

    def __init__(
        self,
        routes: Container[str] = frozenset(),
        *,
        route: str = "",
        anchors: Container[str] = frozenset(),
        own_page: OwnPage = no_own_page,
    ) -> None:
        self.routes = routes
        self.route = route
        """Route of the page itself, which has these `anchors`."""
        self.anchors = anchors
        self.own_page = own_page
        self.links: list[str] = []

    def blocks(self, text: str) -> str:
        """Return a text as paragraphs, lists and code; empty for an empty text."""
        markdown = _markdown_it()
        tokens = markdown.parse(_references(text))
        for token in tokens:
            if token.type == "inline":
                token.children = self._live(token.children or [])
        for opening, content, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
            if opening.type == "heading_open":
                opening.tag = closing.tag = "p"
                content.children = [STRONG[0], *(content.children or []), STRONG[1]]
        return str(markdown.renderer.render(tokens, markdown.options, {})).strip()

    def inline(self, text: str) -> str:
        """Return a text as one line."""
        markdown = _markdown_it()
        (token,) = markdown.parseInline(_references(text))
        token.children = self._live(token.children or [])
        return str(markdown.renderer.render([token], markdown.options, {}))

    def _live(self, children: list[Token]) -> list[Token]:
        """Return the tokens without dead links."""
        live: list[Token] = []
        dropped = False
        for child in children:
            if child.type == "link_open":
                dropped = not self._leads(child)
            if child.type not in ("link_open", "link_close") or not dropped:
                live.append(child)
        return live

    def _leads(self, link: Token) -> bool:
        href = str(link.attrs["href"])
        if own := self.own_page(href):
            link.attrs["href"] = own
            self.links.append(own.partition("#")[0])
            return True
        if href.startswith(EXTERNAL):
            link.attrs["rel"] = "noopener"
            return True
        page, _, anchor = href.partition("#")
        page = page.partition("?")[0]
        if page in ("", self.route) and anchor in self.anchors:
            link.attrs["href"] = f"#{anchor}"
            return True
        # Anchors in these links belong to the packages' own documentation.
        inside = page.startswith("/") and page in self.routes
        if inside:
            link.attrs["href"] = page
            self.links.append(page)
        return inside


def _references(text: str) -> str:
    """Return a text with its `{@link}` and `[[name]]` references written as Markdown."""
    return TYPE_LINK.sub(r"`\1\2`", DOC_LINK.sub(_reference, text))


def _reference(match: re.Match[str]) -> str:
    content = match[1].strip()
    target = re.split(r"[\s|]", content, maxsplit=1)[0]
    label = content[len(target) :].strip().removeprefix("|").strip()
    if not target:
        return match[0]
    if target.startswith(EXTERNAL):
        return f"[{label or target}]({target})"
    return label or f"`{target}`"


@cache
def _markdown_it() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"html": False})
    markdown.add_render_rule("fence", _fence)
    markdown.add_render_rule("code_block", _fence)
    markdown.add_render_rule("image", lambda _, tokens, at, *_rest: escape(tokens[at].content))
    return markdown


def _fence(
    self: object, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType
) -> str:
    token = tokens[index]
    language = canonical_language(token.info.split(" ")[0]) or "text"
    code = wrap_lines(highlight(token.content, language), {})
    return f'<pre tabindex="0"><code>{code}</code></pre>\n'
