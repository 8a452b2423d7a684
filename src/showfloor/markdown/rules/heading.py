"""Headings, each with an id to link to.

## The text is made into an id
## Another one {#given-by-hand}
## About a part that needs a plan of the family {#summary-rows plan=team}
"""

from showfloor.config.plans import unknown_plan
from showfloor.markdown.context import Context, Node
from showfloor.markdown.inline import plain_text, plain_title, render_text
from showfloor.markdown.place import Place
from showfloor.model.blocks import Heading


def heading(node: Node, context: Context) -> Heading:
    """Return the heading, with its id."""
    opening, text = node.tokens[0], node.tokens[1]
    level = int(opening.tag[1:])
    if level == 1:
        raise node.place.error(
            f'the heading "{plain_text(text)}" is of the first level',
            why="that is the level of the page's title, which the front matter gives",
            fix='begin it with "##"; a line of "=" under a text also makes it a first heading',
        )
    if any(child.type == "link_open" for child in text.children or ()):
        raise node.place.error(
            "the heading holds a link",
            why="every heading is a link to itself",
            fix="move the link into the text below",
        )
    plain = plain_title(text, node.place)
    block = Heading(
        level=level,
        id=opening.meta.get("id") or context.ids.generate(plain, node.place),
        html=render_text(text, context),
        text=plain,
        plan=_plan(opening.meta.get("plan"), context, node.place),
    )
    context.headings.append(block)
    return block


def _plan(name: str | None, context: Context, place: Place) -> str | None:
    if name is not None and name not in context.plans:
        fault = unknown_plan(name, context.plans)
        raise place.error(fault.what, why=fault.why, fix=fault.fix)
    return name
