"""The HTML of prose as a tree. It is our own: closed, escaped, and made of few tags."""

import re
from html import unescape
from typing import Final

__all__ = ["Element", "Node", "parse_html", "text_of"]

TOKEN: Final = re.compile(r"<(/?)([a-z][a-z0-9]*)([^a-z0-9<>][^<>]*)?>|([^<]+)")
ATTRIBUTE: Final = re.compile(r'(?<![a-z-])([a-z-]+)="([^"]*)"')
VOID: Final = frozenset({"br", "hr", "img"})


class Element:
    """A tag with what it holds."""

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
        """Return what it holds directly of some kinds."""
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
