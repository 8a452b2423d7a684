"""A field and a choice of groups that narrow down all cards of the page's catalogs.

::catalog-filter
"""

from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Context, Node
from showfloor.model.catalog import CatalogFilterBlock

SIGNATURE = Signature()


def catalog_filter(node: Node, context: Context) -> CatalogFilterBlock:
    """Return the place of the filter."""
    SIGNATURE.read(node.name, node.text, node.place)
    return CatalogFilterBlock()
