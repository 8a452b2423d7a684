"""Which products copies are made of."""

from collections.abc import Sequence
from difflib import get_close_matches

from showfloor.config import SiteConfig
from showfloor.errors import ConfigError
from showfloor.model import FamilyCard

__all__ = ["chosen"]


def chosen(config: SiteConfig, ids: Sequence[str]) -> list[FamilyCard]:
    """Return the families with these ids, or all that readers are led to.

    Raises `ConfigError` for an id that is none.
    """
    cards = {family.id: family.card for family in config.families.values()}
    for name in ids:
        if name not in cards:
            near = get_close_matches(name, cards, n=1)
            raise ConfigError(
                f'There is no product "{name}".',
                why="A copy holds the pages of one product, which is named by its id.",
                fix=f'Did you mean "{near[0]}"?' if near else f"Choose of: {', '.join(cards)}.",
            )
    return [card for name, card in cards.items() if name in ids or (not ids and card.listed)]
