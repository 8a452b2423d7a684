"""From a page's folder to its family and route.

pages/home/                          /
pages/<page>/                        /<page>/, a page of the whole site
pages/blog/<post>/                   /blog/<post>/, where blog.toml sets it
pages/<family>/<page>/               /<family>/<page>/
pages/<family>/<area>/<page>/        the area's pattern in family.toml, or the default one
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from showfloor.config import DEFAULT_PATTERN, SiteConfig
from showfloor.errors import SourceError

HOME = "home"
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def place_in_site(config: SiteConfig, folder: str) -> tuple[str | None, str]:
    """Return the family and the route of the page in `folder`, relative to `pages/`.

    Raises `SourceError` when a name does not fit or the family does not exist.
    """
    names = folder.split("/")
    for name in names:
        if not NAME.fullmatch(name):
            raise SourceError(
                f'the folder "{name}" cannot be part of a route',
                path=f"pages/{folder}",
                why="routes are lower case, so that an address has one spelling",
                fix="use letters a-z, digits and single hyphens",
            )
    if len(names) == 1:
        return None, "/" if folder == HOME else f"/{folder}/"
    if config.blog is not None and config.blog.holds(folder):
        return None, f"{config.blog.route}{names[1]}/"
    family = config.families.get(names[0])
    if family is None:
        raise _unknown_family(config, names[0], folder)
    return family.id, family_route(family.settings.paths, names)


def family_route(paths: Mapping[str, str], names: Sequence[str]) -> str:
    """Return the route of a page in the folder `names`, the first of which is the family.

    `paths` are the patterns of the family's areas.
    """
    if len(names) == 2:
        return f"/{names[0]}/{names[1]}/"
    family, area, *page = names
    pattern = paths.get(area, DEFAULT_PATTERN)
    return pattern.format(family=family, area=area, page="/".join(page))


def repeated_routes(
    places: Iterable[tuple[str, str]], made_at: Callable[[str], str | None] = lambda route: None
) -> list[SourceError]:
    """Return an error for each route that two pages have; `places` are (route, path).

    `made_at` returns the source of a generated page, as `path:line`.
    """
    first: dict[str, str] = {}
    errors = []
    for route, path in places:
        if route in first:
            taken_by = made_at(route) or first[route]
            errors.append(
                SourceError(
                    f"the route {route} is taken by {taken_by}",
                    path=path,
                    why="two pages cannot have one address",
                    fix="rename one of the folders, or give one of the pages its own route"
                    if taken_by.startswith("pages/")
                    else "rename the folder, or remove the entry there that generates the other"
                    " page",
                )
            )
        first.setdefault(route, path)
    return errors


def _unknown_family(config: SiteConfig, name: str, folder: str) -> SourceError:
    known = ", ".join(sorted(config.families)) or "none yet"
    return SourceError(
        f'"{name}" is not a known product',
        path=f"pages/{folder}/index.md",
        why=f"a page in pages/{name}/ needs families/{name}/family.toml; there are: {known}",
        fix="correct the folder's name, or add the family",
    )
