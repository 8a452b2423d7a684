"""The license key that demos of commercial packages run with.

It reaches the scripts of the site, where everybody can read it, as its owners intend; nothing that
a reader takes away (data, archives) holds it.
"""

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from showfloor.config import SiteConfig

VARIABLE: Final = "SHOWFLOOR_LICENSE_KEY"
"""Of the environment, and of `import.meta.env` in the site's own scripts."""


def license_key_of_environment() -> str | None:
    """Return the key that the environment has."""
    return os.environ.get(VARIABLE) or None


def missing_key_remark(config: "SiteConfig") -> str | None:
    """Return the remark on a site without a key, if a family wants one."""
    names = [family.card.name for family in config.families.values() if family.licensed]
    if not config.unlicensed:
        return None
    return (
        f"No license key is set for {', '.join(names)}: their commercial parts show a notice of"
        f" their own. Set {VARIABLE} to build with one."
    )
