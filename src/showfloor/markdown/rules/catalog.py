"""What the page's family has, as its `catalog.toml` lists it: cards with a specimen each.

::catalog group="Data display"

::catalog small

Without a group, all of them show, each under its name. `small` leaves the lines out.
"""

from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Context, Node
from showfloor.markdown.document import CatalogUse
from showfloor.model.catalog import CatalogBlock

SIGNATURE = Signature(options={"group": ()}, flags=("small",))


def catalog(node: Node, context: Context) -> CatalogBlock:
    """Return the place of the cards, and note that the page shows them."""
    _, options, flags = SIGNATURE.read(node.name, node.text, node.place)
    group = options.get("group", "")
    context.catalogs.append(CatalogUse(group=group, line=node.place.line))
    return CatalogBlock(group=group, small="small" in flags)
