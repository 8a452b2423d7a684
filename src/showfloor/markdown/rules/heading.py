"""Headings, each with an id to link to.

## The text is made into an id
## Another one {#given-by-hand}
## About what only a commercial plan has {#summary-rows plan=pro}
"""

from typing import get_args

from showfloor.errors import SourceError
from showfloor.markdown.context import Context, Node
from showfloor.markdown.inline import plain_text, plain_title, render_text
from showfloor.markdown.place import Place
from showfloor.model import Heading, Plan

__all__ = ["heading"]

PLANS: tuple[Plan, ...] = get_args(Plan)


def heading(node: Node, context: Context) -> Heading:
    """Return the heading, with its id."""
    opening, text = node.tokens[0], node.tokens[1]
    level = int(opening.tag[1:])
    if level == 1:
        raise _second_title(plain_text(text), node.place)
    if any(child.type == "link_open" for child in text.children or ()):
        raise _link_in_heading(node.place)
    plain = plain_title(text, node.place)
    block = Heading(
        level=level,
        id=opening.meta.get("id") or context.ids.generate(plain, node.place),
        html=render_text(text, context),
        text=plain,
        plan=_plan(opening.meta.get("plan"), node.place),
    )
    context.headings.append(block)
    return block


def _plan(name: str | None, place: Place) -> Plan | None:
    if name is None:
        return None
    for plan in PLANS:
        if name == plan:
            return plan
    raise place.error(
        f'there is no plan "{name}"',
        why="the heading is marked with the plan that its subject needs",
        fix=f"write {' or '.join(f'plan={plan}' for plan in PLANS)}, or leave it out",
    )


def _second_title(text: str, place: Place) -> SourceError:
    return place.error(
        f'the heading "{text}" is of the first level',
        why="that is the level of the page's title, which the front matter gives",
        fix='begin it with "##"; a line of "=" under a text also makes it a first heading',
    )


def _link_in_heading(place: Place) -> SourceError:
    return place.error(
        "the heading holds a link",
        why="every heading is a link to itself",
        fix="move the link into the text below",
    )
