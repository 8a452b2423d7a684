"""The rules by which browsers prepare the next page."""

from collections.abc import Iterator
from typing import ClassVar

from showfloor.model.site_file import SiteFile
from showfloor.outputs.headers import own_headers
from showfloor.outputs.output import SiteOutput
from showfloor.outputs.speculation_rules import RULES, RULES_TYPE, speculation_rules

__all__ = ["SpeculationRules"]


class SpeculationRules(SiteOutput):
    """Gives them."""

    in_development: ClassVar[bool] = False  # a page that is drawn beforehand would be an old one

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        yield SiteFile(
            path=RULES,
            content=speculation_rules(),
            type=RULES_TYPE,
            immutable=True,
            headers=own_headers(RULES),
        )
