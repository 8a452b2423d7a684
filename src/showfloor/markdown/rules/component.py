"""Components of the site's own `components/` folder, by name.

    ::component ColorTable scheme=dark caption="All tones" live

Everything but `live` and `markdown` is handed to the component as text; `live` hydrates it in the
browser. `markdown=products` and `markdown=versions` select which data of the site it shows, for the
page's Markdown.
"""

import re
from typing import Literal, cast

from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Context, Node
from showfloor.markdown.document import ComponentUse
from showfloor.model.blocks import ComponentBlock

SIGNATURE = Signature(
    words="Name", options={"markdown": ("products", "versions")}, flags=("live",), open=True
)
NAME = re.compile(r"[A-Z][A-Za-z0-9]*")


def component(node: Node, context: Context) -> ComponentBlock:
    """Return the component's block, and note that the page shows it."""
    (name,), props, flags = SIGNATURE.read(node.name, node.text, node.place)
    if not NAME.fullmatch(name):
        raise node.place.error(
            f'"{name}" is not the name of a component',
            why="a component is a file of the same name in the site's components folder",
            fix="write its name alone, such as ColorTable, without a path or an ending",
        )
    live = "live" in flags
    context.components.append(ComponentUse(name=name, live=live, line=node.place.line))
    listed = cast("Literal['products', 'versions'] | None", props.pop("markdown", None))
    return ComponentBlock(name=name, props={**props}, live=live, markdown=listed)
