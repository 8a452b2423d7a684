"""Demos by name: a file or folder beside the page.

    ::demo BasicForm code=expanded background=inset align=stretch client
    ::demo TopBar iframe height=420 width=360
    ::demo OrderDesk screen height=720
    ::demo Button.stories#Strong

`code` sets how much of the code shows at first (preview, expanded, hidden), `background` is the
background of the stage (plain, inset, gradient), `align` how the demo sits on it (center, start,
stretch); `client` leaves it out of the built HTML, for demos that need a browser; `fails` does
too, for one that throws on purpose. `width` is the widest that it may become, in pixels. `iframe`
shows it in a document of its own, `height` pixels high, for what is placed on a window or measures
it. `screen` does too, with all of that document for the demo, and a bar above it: widths to see it
in, its own page, its project. `Button.stories#Strong` is a demo that is written from a story.
"""

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Literal, cast

from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Context, Node
from showfloor.markdown.document import DemoUse
from showfloor.markdown.place import Place
from showfloor.model.blocks import DemoBlock

SIGNATURE = Signature(
    words="Name",
    options={
        "code": ("preview", "expanded", "hidden"),
        "background": ("plain", "inset", "gradient"),
        "align": ("center", "start", "stretch"),
        "width": (),
        "height": (),
    },
    flags=("client", "fails", "iframe", "screen"),
)
PIXELS = {"width": range(200, 1201), "height": range(120, 1201)}
"""What is smaller is no screen, and what is larger does not fit on one."""
NAME = re.compile(r"[A-Z][A-Za-z0-9]*")
STORIES = ".stories"
"""End of the name of a file of stories, without its ending."""


def demo(node: Node, context: Context) -> DemoBlock:
    """Return the demo's block, and note that the page shows it."""
    (word,), options, flags = SIGNATURE.read(node.name, node.text, node.place)
    stories, name = _parse_name(word, node.place)
    _check_first(name, context, node.place)
    screen = "screen" in flags
    _check_screen(options, flags, node.place)
    block = DemoBlock(
        demo=_demo_id(node.place.path, name),
        default_code=cast(
            "Literal['preview', 'expanded', 'hidden']", options.get("code", "preview")
        ),
        background=cast(
            "Literal['plain', 'inset', 'gradient']", options.get("background", "plain")
        ),
        align=cast(
            "Literal['center', 'start', 'stretch']",
            options.get("align", "stretch" if screen else "center"),
        ),
        client_only=bool(flags & {"client", "fails"}),
        width=_pixels(options, "width", node.place),
        frame_height=_frame_height(options, flags, node.place),
        screen=screen,
    )
    context.demos.append(
        DemoUse(
            name=name,
            id=block.demo,
            client_only=block.client_only,
            line=node.place.line,
            code=block.default_code,
            fails="fails" in flags,
            stories=stories,
        )
    )
    return block


def _pixels(options: Mapping[str, str], key: str, place: Place) -> int | None:
    if key not in options:
        return None
    allowed, value = PIXELS[key], options[key]
    if not re.fullmatch("[0-9]{1,5}", value) or int(value) not in allowed:
        raise place.error(
            f'the option "{key}" of "::demo" cannot be "{value}"',
            why=f"it is a number of pixels, from {allowed[0]} to {allowed[-1]}",
            fix=f"write it like {key}=360",
        )
    return int(value)


def _check_screen(options: Mapping[str, str], flags: Collection[str], place: Place) -> None:
    if "screen" not in flags:
        return
    taken = [name for name in ("iframe", "align", "width") if name in flags or name in options]
    if taken:
        raise place.error(
            f'"::demo" has the flag screen and {" and ".join(taken)}',
            why="a screen always has all of a document of its own, in a width that readers choose",
            fix=f"leave out {' and '.join(taken)}, or the flag screen",
        )


def _frame_height(options: Mapping[str, str], flags: Collection[str], place: Place) -> int | None:
    flag = "screen" if "screen" in flags else "iframe"
    framed = flag in flags
    if framed is not ("height" in options):
        raise place.error(
            f'"::demo" has the flag {flag} without the option height'
            if framed
            else '"::demo" has the option height without the flag iframe',
            why="a document of its own has the height it is told, a demo on the page its own",
            fix=f"write both, like {flag} height=420, or none of the two",
        )
    return _pixels(options, "height", place)


def _demo_id(path: Path, name: str) -> str:
    """Return `<page folder>/<name>`, the folder without the `pages/` that holds them all."""
    parts = path.parent.parts
    return "/".join((*(parts[1:] if parts[:1] == ("pages",) else parts), name))


def _parse_name(word: str, place: Place) -> tuple[str, str]:
    """Return the file of stories that a demo is written from, if there is one, and its name."""
    stories, _, name = word.rpartition("#")
    is_file = stories.endswith(STORIES) and re.fullmatch(r"[\w.-]+", stories)
    if not NAME.fullmatch(name) or not (is_file or name == word):
        raise place.error(
            f'"{word}" is not the name of a demo',
            why="a demo is a component, in a file or folder of the same name beside the page",
            fix="write its name alone, such as BasicForm, without a path or an ending; a story is"
            " written like Button.stories#Strong",
        )
    return stories, name


def _check_first(name: str, context: Context, place: Place) -> None:
    first = context.lines_of_demos.setdefault(name, place.line)
    if first != place.line:
        raise place.error(
            f'the demo "{name}" is already shown on line {first}',
            why="its name is the id of its frame, which a page can have once",
            fix="remove one of the two, or link to the first with its name as the anchor",
        )
