"""Where the entries of an API reference stand."""

import re

from showfloor.api.settings import ApiSettings

__all__ = ["place_of", "slug_of"]

WORD_START = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def slug_of(name: str) -> str:
    """Return the name in kebab case: `use-text-field` of `useTextField`."""
    return WORD_START.sub("-", name).lower()


def place_of(settings: ApiSettings, family: str, name: str) -> tuple[str, str | None]:
    """Return the route of an entry's page, and its anchor where others stand there too."""
    slug = slug_of(name)
    for route, names in settings.pages.items():
        if name in names:
            return route, slug
    return settings.route.replace("{family}", family).replace("{slug}", slug), None
