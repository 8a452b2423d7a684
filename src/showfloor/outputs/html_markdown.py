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

SPECIAL: Final = re.compile(r"[\\`*\[\]<]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)")
MARKS: Final = re.compile(r"[\\`*\[\]<_&]")
"""One of these is in every text that has something special; most texts have none."""
LINE_START: Final = re.compile(r"^([#>+=-]|~~~|::+|\d{1,9}(?=[.)](?:\s|$)))", re.MULTILINE)
FENCES: Final = re.compile(r"^ *(`{3,})", re.MULTILINE)
TICKS: Final = re.compile(r"`+")
ALIGNED: Final = {"start": ":---", "center": ":---:", "end": "---:"}
ALIGNMENT: Final = re.compile(r"text-align: ?(\w+)")

BLOCKS: Final = frozenset({"p", "ul", "ol", "blockquote", "hr", "table", "pre", "details"})
HTML_TAGS: Final = frozenset({"kbd", "sub", "sup", "abbr"})
"""Tags that Markdown has no form for."""
FIXED: Final = {"br": "<br>", "summary": ", "}


def html_to_markdown(html: str, link: Link) -> str:
    """Return blocks as Markdown, without an empty line at the end."""
    return "\n\n".join(block for block in _blocks(parse_html(html), link) if block)


def html_to_line(html: str, link: Link) -> str:
    """Return text as one line of Markdown."""
    return _inline(parse_html(html), link).replace("\n", " ").strip()


def fenced(source: str, info: str) -> str:
    """Return code between fences that are longer than any fence in it."""
    longest = max((len(found) for found in FENCES.findall(source)), default=2)
    fence = "`" * (longest + 1)
    return f"{fence}{info}\n{source.rstrip()}\n{fence}"


def code_span(text: str) -> str:
    """Return code inside a line."""
    longest = max((len(run) for run in TICKS.findall(text)), default=0)
    ticks = "`" * (longest + 1)
    padded = text.startswith("`") or text.endswith("`") or (text[:1] == " " == text[-1:])
    return f"{ticks} {text} {ticks}" if padded else f"{ticks}{text}{ticks}"


def quoted(text: str) -> str:
    """Return blocks as a quote."""
    return "\n".join(f"> {line}".rstrip() for line in text.split("\n"))


def _blocks(nodes: Sequence[Node], link: Link) -> Iterator[str]:
    """Yield each block; text between blocks is a paragraph of its own."""
    before = ""
    for is_block, group in groupby(nodes, _is_block):
        run = list(group)
        if not is_block:
            if text := _inline(run, link).strip():
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
        yield "---"
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
    return LINE_START.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    # Of a number, the dot after it begins a list.
    return f"{match[0]}\\" if match[0].isdigit() else f"\\{match[0]}"


def _list(node: Element, link: Link, *, other: bool) -> str:
    start = int(node.attributes.get("start", "1"))
    items = list(node.elements("li"))
    loose = any(item.elements("p") for item in items)
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
    return "".join(_piece(node, link) for node in nodes)


def _piece(node: Node, link: Link) -> str:
    if isinstance(node, str):
        return SPECIAL.sub(r"\\\g<0>", node) if MARKS.search(node) else node
    if node.tag in FIXED:
        return FIXED[node.tag]
    match node.tag:
        case "code":
            return code_span(text_of(node.children))
        case "em" | "i":
            return f"*{_inline(node.children, link)}*"
        case "strong" | "b":
            return f"**{_inline(node.children, link)}**"
        case "a":
            return _link(node, link)
        case "img":
            given = node.attributes
            return f"![{given.get('alt', '')}]({link(given.get('src', ''))})"
        case "var" if name := text_of(node.children):
            return f"\\<{name}>"
        case tag if tag in HTML_TAGS:
            return f"<{tag}{node.raw}>{_inline(node.children, link)}</{tag}>"
    return _inline(node.children, link)


def _link(node: Element, link: Link) -> str:
    given = node.attributes
    href = link(given.get("href", ""))
    if text_of(node.children) == href and href.startswith("http"):
        return f"<{href}>"
    address = href.replace("(", "%28").replace(")", "%29").replace(" ", "%20")
    title = given.get("title")
    quoted_title = ' "{}"'.format(title.replace('"', '\\"')) if title else ""
    return f"[{_inline(node.children, link)}]({address}{quoted_title})"


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
