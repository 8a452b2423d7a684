"""Names in `icons.toml` that the package does not have."""

from collections.abc import Iterator
from difflib import get_close_matches

from showfloor.errors import SourceError
from showfloor.icons.icon_set import IconSet, split_name
from showfloor.icons.settings import FamilyIcons

__all__ = ["mistakes_in"]


def mistakes_in(family: FamilyIcons, icons: IconSet) -> Iterator[SourceError]:
    """Yield an error for each name and word that no icon of the package has."""
    settings = family.settings
    first = settings.styles[0].id
    plain = [icon.name for icon in icons.icons if first in icon.shapes]
    names = {icon.name for icon in icons.icons}
    words = {word for name in names for word in split_name(name)}
    for index, name in enumerate(settings.only):
        if name not in names:
            yield _no_icon(family, name, sorted(names), "only", index)
    for index, name in enumerate(settings.featured):
        if name not in plain:
            yield _no_icon(family, name, plain, "featured", index)
        elif settings.only and name not in settings.only:
            yield family.file.error(
                f'"{name}" is featured, and not taken',
                *("featured", index),
                why='"only" names the icons that are taken of the package',
                fix='name it there too, or remove it from "featured"',
            )
    for name in settings.names:
        if name not in names:
            yield _no_icon(family, name, sorted(names), "names", name)
    for word in settings.words:
        if word not in words:
            yield family.file.error(
                f'no icon has the word "{word}" in its name',
                *("words", word),
                why="its synonyms would lead nowhere",
                fix=f"{_near(word, sorted(words))}, or remove the line",
            )


def _no_icon(family: FamilyIcons, name: str, known: list[str], *keys: str | int) -> SourceError:
    package = family.settings.package
    return family.file.error(
        f'{package} has no icon "{name}"',
        *keys,
        why="names are written as the package has them, without the ending of a style",
        fix=f"{_near(name, known)}, or remove it",
    )


def _near(name: str, known: list[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f'write "{near[0]}"' if near else "correct the name"
