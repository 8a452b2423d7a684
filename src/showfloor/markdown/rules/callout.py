"""Callouts: remarks that stand out, of the kinds info, success, warning and error.

:::warning Optional title
Any blocks.
:::
"""

from typing import cast

from showfloor.markdown.context import Context, Node
from showfloor.model.blocks import Callout, CalloutKind


def callout(node: Node, context: Context) -> Callout:
    """Return the callout of the kind that its name gives."""
    blocks = context.blocks(node.content)
    if not blocks:
        raise node.place.error(
            f'the callout "{node.name}" is empty',
            why="a callout is read for what it says, and a title alone says too little",
            fix="write a sentence inside it, or remove it",
        )
    kind = cast("CalloutKind", node.name.lstrip(":"))
    return Callout(kind=kind, title=node.text or None, blocks=blocks)
