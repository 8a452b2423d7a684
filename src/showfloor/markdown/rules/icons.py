"""All icons of the page's family, as its `icons.toml` describes them.

::icons
"""

from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Context, Node
from showfloor.model.icons import IconSetBlock

SIGNATURE = Signature()


def icons(node: Node, context: Context) -> IconSetBlock:
    """Return the place of the icons, and note that the page shows them."""
    SIGNATURE.read(node.name, node.text, node.place)
    context.icons.append(node.place.line)
    return IconSetBlock()
