"""Turns the HTML of prose into Markdown that gives the same HTML when it is parsed."""

import re
from collections.abc import Callable, Iterator, Sequence
from html import unescape
from itertools import groupby
from typing import Final, NamedTuple

TOKEN: Final = re.compile(r"<(/?)([a-z][a-z0-9]*)([^a-z0-9<>][^<>]*)?>|([^<]+)")
ATTRIBUTE: Final = re.compile(r'(?<![a-z-])([a-z-]+)="([^"]*)"')
VOID: Final = frozenset({"br", "hr", "img"})


class Element:
    """A tag with its children."""

    __slots__ = ("children", "raw", "tag")

    def __init__(self, tag: str, raw: str = "") -> None:
        self.tag = tag
        self.raw = raw
        """Its attributes as they are written."""
        self.children: list[Node] = []

    @property
    def attributes(self) -> dict[str, str]:
        """Its attributes by name."""
        return {name: unescape(value) for name, value in ATTRIBUTE.findall(self.raw)}

    def elements(self, *tags: str) -> "list[Element]":
        """Return its direct children with one of some tags."""
        return [one for one in self.children if isinstance(one, Element) and one.tag in tags]


Node = Element | str
"""An element, or text without entities."""


def parse_html(html: str) -> list[Node]:
    """Return the nodes of a piece of HTML."""
    root = Element("")
    path = [root]
    for closing, tag, raw, text in TOKEN.findall(html):
        if text:
            path[-1].children.append(unescape(text) if "&" in text else text)
        elif closing:
            if len(path) > 1:
                path.pop()
        else:
            element = Element(tag, raw)
            path[-1].children.append(element)
            if tag not in VOID:
                path.append(element)
    return root.children


def text_of(nodes: list[Node]) -> str:
    """Return the text of nodes without any markup."""
    return "".join(node if isinstance(node, str) else text_of(node.children) for node in nodes)


Link = Callable[[str], str]
"""Turns the address of a link into the one to be written."""

SPECIAL: Final = re.compile(r"[\\`*\[\]<]|(?<![^\W_])_|_(?![^\W_])|&(?=#?\w+;)")
MARKS: Final = re.compile(r"[\\`*\[\]<_&]")
"""One of these is in every text that has something special; most texts have none."""
TITLE_SPECIAL: Final = re.compile(r'[\\"]|&(?=#?\w+;)')
LINE_START: Final = re.compile(r"^([#>+=|:-]|~~~|\d{1,9}(?=[.)](?:\s|$)))", re.MULTILINE)
HEADING_END: Final = re.compile(r"(?<!\S)#+$")
FENCES: Final = re.compile(r"^ *(`{3,})", re.MULTILINE)
TICKS: Final = re.compile(r"`+")
ALIGNED: Final = {"start": ":---", "center": ":---:", "end": "---:"}
ALIGNMENT: Final = re.compile(r"text-align: ?(\w+)")

BLOCKS: Final = frozenset({"p", "ul", "ol", "blockquote", "hr", "table", "pre", "details"})
EMPHASIS: Final = {"em": "*", "i": "*", "strong": "**", "b": "**"}
HTML_TAGS: Final = frozenset({"kbd", "sub", "sup", "abbr"})
"""Tags that Markdown has no form for."""
FIXED: Final = {"br": "<br>", "summary": ", "}


def html_to_markdown(html: str, link: Link) -> str:
    """Return blocks as Markdown, without an empty line at the end."""
    return "\n\n".join(block for block in _blocks(parse_html(html), link) if block)


def html_to_line(html: str, link: Link) -> str:
    """Return text as one line of Markdown, which may be a heading."""
    line = _inline(parse_html(html), link).replace("\n", " ").strip()
    return HEADING_END.sub(r"\\\g<0>", line)


def fenced(source: str, info: str) -> str:
    """Return code between fences that are longer than any fence in it."""
    longest = max((len(found) for found in FENCES.findall(source)), default=2)
    fence = "`" * (longest + 1)
    return "\n".join([fence + info, source.rstrip("\n"), fence])


def code_span(text: str) -> str:
    """Return code inside a line."""
    longest = max((len(run) for run in TICKS.findall(text)), default=0)
    ticks = "`" * (longest + 1)
    has_backtick = text.startswith("`") or text.endswith("`")
    padded = has_backtick or (text[:1] == " " == text[-1:] and not text.isspace())
    return f"{ticks} {text} {ticks}" if padded else f"{ticks}{text}{ticks}"


def escaped(text: str) -> str:
    """Return text with its signs written so that they are no markup."""
    return SPECIAL.sub(r"\\\g<0>", text) if MARKS.search(text) else text


def quoted(text: str) -> str:
    """Return blocks as a quote."""
    return "\n".join(f"> {line}" if line else ">" for line in text.split("\n"))


def _blocks(nodes: Sequence[Node], link: Link) -> Iterator[str]:
    """Yield each block; text between blocks is a paragraph of its own."""
    before = ""
    for is_block, group in groupby(nodes, _is_block):
        run = list(group)
        if not is_block:
            if text := _inline(run, link).strip():
                if before == "blockquote":
                    yield ">"  # ends the quote, in an item of a tight list
                yield _paragraph(text)
                before = ""
            continue
        for node in run:
            assert isinstance(node, Element)
            # Two lists in a row have different marks; otherwise they would be read as one.
            yield from _block(node, link, other=node.tag == before)
            before = "" if node.tag == before else node.tag


def _is_block(node: Node) -> bool:
    return isinstance(node, Element) and node.tag in BLOCKS


def _block(node: Element, link: Link, *, other: bool) -> Iterator[str]:
    if node.tag == "p":
        yield _paragraph(_inline(node.children, link).strip())
    elif node.tag == "hr":
        yield "___"  # unlike "---", it makes no heading of the text above it
    elif node.tag == "pre":
        yield fenced(text_of(node.children), node.attributes.get("data-language", ""))
    elif node.tag == "details":
        yield from _details(node, link)
    elif node.tag == "blockquote":
        yield quoted("\n\n".join(_blocks(node.children, link)))
    elif node.tag == "table":
        yield _table(node, link)
    else:
        yield _list(node, link, other=other)


def _details(node: Element, link: Link) -> Iterator[str]:
    """Yield the summary of folded content, and the content below it."""
    summaries = list(node.elements("summary"))
    for summary in summaries:
        yield _paragraph(_inline(summary.children, link).strip())
    yield from _blocks([child for child in node.children if child not in summaries], link)


def _paragraph(text: str) -> str:
    return LINE_START.sub(_escaped_start, text)


def _escaped_start(match: re.Match[str]) -> str:
    # Of a number, the dot after it begins a list.
    return f"{match[0]}\\" if match[0].isdigit() else f"\\{match[0]}"


def _list(node: Element, link: Link, *, other: bool) -> str:
    start = int(node.attributes.get("start", "1"))
    items = list(node.elements("li"))
    loose = all(_is_block(node) or node == "\n" for item in items for node in item.children)
    lines = []
    for number, item in enumerate(items, start):
        marker = ("*" if other else "-") if node.tag == "ul" else f"{number}{')' if other else '.'}"
        content = ("\n\n" if loose else "\n").join(_blocks(item.children, link))
        indent = " " * (len(marker) + 1)
        lines.append(f"{marker} " + re.sub(r"\n(?=[^\n])", f"\n{indent}", content))
    return ("\n\n" if loose else "\n").join(line.rstrip() for line in lines)


def _table(node: Element, link: Link) -> str:
    head = [row for part in node.elements("thead") for row in part.elements("tr")]
    body = [row for part in node.elements("tbody") for row in part.elements("tr")]
    cells = [cell for row in head for cell in row.elements("th", "td")]
    rules = (ALIGNMENT.search(cell.raw) for cell in cells)
    lines = [
        [_cell(cell, link) for cell in cells],
        [ALIGNED.get(rule[1], "---") if rule else "---" for rule in rules],
        *([_cell(cell, link) for cell in row.elements("th", "td")] for row in body),
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cell(cell: Element, link: Link) -> str:
    text = _inline(cell.children, link).replace("\n", " ")
    return text.replace("|", "\\|").strip()


def _inline(nodes: Sequence[Node], link: Link) -> str:
    pieces: list[str] = []
    before: Node = ""
    for node in nodes:
        piece = _piece(node, link)
        if isinstance(before, str):
            if before.endswith("!") and piece.startswith("["):  # a link, which "!" makes an image
                pieces[-1] = f"{pieces[-1][:-1]}\\!"
        elif before.tag in EMPHASIS and isinstance(node, Element) and node.tag in EMPHASIS:
            pieces.append("<!-- -->")  # signs in a row are read as one
        pieces.append(piece)
        before = node
    return "".join(pieces)


def _piece(node: Node, link: Link) -> str:
    if isinstance(node, str):
        return escaped(node)
    if node.tag in FIXED:
        return FIXED[node.tag]
    match node.tag:
        case "code":
            return code_span(text_of(node.children))
        case "em" | "i" | "strong" | "b":
            sign = EMPHASIS[node.tag]
            return f"{sign}{_inline(node.children, link)}{sign}"
        case "a":
            return _link(node, link)
        case "img":
            return _image(node, link)
        case "var" if name := text_of(node.children):
            return f"\\<{name}>"
        case tag if tag in HTML_TAGS:
            return f"<{tag}{node.raw}>{_inline(node.children, link)}</{tag}>"
    return _inline(node.children, link)


def _link(node: Element, link: Link) -> str:
    given = node.attributes
    href = link(given.get("href", ""))
    if node.children == [href] and href.startswith("http"):
        return f"<{href}>"
    title = TITLE_SPECIAL.sub(r"\\\g<0>", given.get("title", ""))
    return f"[{_inline(node.children, link)}]({_address(href)}" + (f' "{title}")' if title else ")")


def _image(node: Element, link: Link) -> str:
    """Return an image with its size as its title, which is how pages give it."""
    given = node.attributes
    address = _address(link(given["src"]))
    return f'![{escaped(given["alt"])}]({address} "{given["width"]}x{given["height"]}")'


def _address(href: str) -> str:
    return href.replace("(", "%28").replace(")", "%29").replace(" ", "%20")


class Links(NamedTuple):
    """Makes the addresses of links complete, for texts that are read without their page."""

    host: str | None
    """Address of the published site, such as `https://a.example`; without it, links begin at the
    root."""
    route: str
    """Route of the page."""

    def to(self, href: str) -> str:
        """Return an address that means the same in every place."""
        if href.startswith("#"):
            href = self.route + href
        inside = href.startswith("/") and not href.startswith("//")
        return f"{self.host or ''}{href}" if inside else href
