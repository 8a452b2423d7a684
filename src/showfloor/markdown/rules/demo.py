"""Demos by name: a file or folder beside the page.

    ::demo BasicForm code=expanded background=inset align=stretch client

`code` says how much of the code shows at first (preview, expanded, hidden), `background` is the
ground of the stage (plain, inset, gradient), `align` how the demo sits on it (center, start,
stretch); `client` leaves it out of the built HTML, for demos that need a browser.
"""

import re
from pathlib import Path
from typing import Literal, cast

from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Context, Node
from showfloor.markdown.document import DemoUse
from showfloor.markdown.place import Place
from showfloor.model import DemoBlock

__all__ = ["SIGNATURE", "demo"]

SIGNATURE = Signature(
    words="Name",
    options={
        "code": ("preview", "expanded", "hidden"),
        "background": ("plain", "inset", "gradient"),
        "align": ("center", "start", "stretch"),
    },
    flags=("client",),
)
NAME = re.compile(r"[A-Z][A-Za-z0-9]*")


def demo(node: Node, context: Context) -> DemoBlock:
    """Return the demo's block, and note that the page shows it."""
    (name,), options, flags = SIGNATURE.read(node.name, node.text, node.place)
    _check_name(name, node.place)
    _check_first(name, context, node.place)
    block = DemoBlock(
        demo=_demo_id(node.place.path, name),
        default_code=cast(
            "Literal['preview', 'expanded', 'hidden']", options.get("code", "preview")
        ),
        background=cast(
            "Literal['plain', 'inset', 'gradient']", options.get("background", "plain")
        ),
        align=cast("Literal['center', 'start', 'stretch']", options.get("align", "center")),
        client_only="client" in flags,
    )
    use = DemoUse(name=name, id=block.demo, client_only=block.client_only, line=node.place.line)
    context.demos.append(use)
    return block


def _demo_id(path: Path, name: str) -> str:
    """Return `<page folder>/<name>`, the folder without the `pages/` that holds them all."""
    parts = path.parent.parts
    return "/".join((*(parts[1:] if parts[:1] == ("pages",) else parts), name))


def _check_name(name: str, place: Place) -> None:
    if not NAME.fullmatch(name):
        raise place.error(
            f'"{name}" is not the name of a demo',
            why="a demo is a component, in a file or folder of the same name beside the page",
            fix="write its name alone, such as BasicForm, without a path or an ending",
        )


def _check_first(name: str, context: Context, place: Place) -> None:
    for use in context.demos:
        if use.name == name:
            raise place.error(
                f'the demo "{name}" is already shown on line {use.line}',
                why="its name is the id of its frame, which a page can have once",
                fix="remove one of the two, or link to the first with its name as the anchor",
            )
