"""All changes of each product, which pages about what changed load for other versions."""

from collections.abc import Iterator
from functools import partial

from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import BuildContext
from showfloor.workspace import ChangesPages


def changes_files(context: BuildContext) -> Iterator[SiteFile]:
    """Yield a file for each product with histories; its name changes with its content."""
    changes = context.site.made_by(ChangesPages)
    for family, one in changes.families.items():
        if one.data:
            content = partial(changes.data, family)
            yield SiteFile(path=one.data, key=one.data, content=content, immutable=True)
