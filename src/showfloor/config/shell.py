"""What a site puts into the shell of every page: links of `site.toml`, components of `slots/`."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from showfloor.config.logo import load_logo
from showfloor.config.schema import Keys, Settings
from showfloor.config.toml import TomlFile, read_toml
from showfloor.config.values import is_https
from showfloor.errors import SourceError, raise_all
from showfloor.model.page import ShellLink
from showfloor.model.page_facts import LinkFact

OUTLINE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"'
    ' stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="{}"/></svg>'
)
ICONS: Final = {
    "chat": "M4 5h16v11H11l-4.5 4v-4H4z",
    "code": "M8.5 7l-5 5 5 5m7-10l5 5-5 5",
    "feed": "M5 5a14 14 0 0114 14M5 11a8 8 0 018 8M5 18.5h.1",
    "forum": "M3 4h12v8H8l-3 3v-3H3zM10 15v1h6l3 3v-3h2V8h-3",
    "mail": "M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7",
    "people": "M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zm-6 9a6 6 0 0112 0m1-15.5a3 3 0 010 6"
    "m1.5 3.5a5 5 0 013.5 5",
    "post": "M5 3.5h14v17H5zM8.5 8h7m-7 4h7m-7 4h4",
    "video": "M3 6h18v12H3zM10 9.5v5l4.5-2.5z",
    "x": "M5 5l14 14M19 5L5 19",
}
"""Shapes on a 24 by 24 grid, by name."""


class NamedLink(Settings, frozen=True, kw_only=True):
    """A `[[header-links]]` or `[[assistants.ask]]` table."""

    name: str
    href: str


class AssistantSettings(Settings, frozen=True, kw_only=True):
    """The `[assistants]` table: links in the menu of each page."""

    ask: tuple[NamedLink, ...] = ()
    """Where assistants are asked; `{markdown}` stands for the address of a page's Markdown."""
    connect: str | None = None
    """Address of the page on how an assistant uses the site."""


class SocialLink(NamedLink, frozen=True, kw_only=True):
    """A `[[social-links]]` table."""

    icon: str
    """A name of `ICONS`, or an SVG file of the site."""


def social_links(rows: tuple[SocialLink, ...], root: Path) -> tuple[ShellLink, ...]:
    """Return the links with their icons, which `bad_links` has found right."""
    return tuple(
        ShellLink(name=row.name, href=row.href, icon=draw_icon(row.icon, root)) for row in rows
    )


def draw_icon(icon: str, root: Path) -> str:
    """Return the shape of an icon as markup; `is_icon` has found it right.

    Raises `SourceError` if its file holds no plain shape.
    """
    return OUTLINE.format(ICONS[icon]) if icon in ICONS else load_logo(root / icon, root)


def is_icon(icon: str, root: Path) -> bool:
    """Return whether an icon has a name of `ICONS`, or is an SVG file of the site."""
    is_file = icon.endswith(".svg") and ".." not in icon and (root / icon).is_file()
    return icon in ICONS or is_file


ICON_FIX: Final = "write the path of an SVG file in the site's folder, or one of: " + ", ".join(
    sorted(ICONS)
)


def link_facts(root: Path, hrefs: Mapping[Keys, str]) -> tuple[LinkFact, ...]:
    """Return where the links lead, with their lines."""
    file = read_toml(root / "site.toml", root)
    return tuple(LinkFact(href=href, line=file.line(keys)) for keys, href in hrefs.items())


def bad_links(
    file: TomlFile,
    hrefs: Mapping[Keys, str],
    socials: Sequence[SocialLink],
    asked: Sequence[NamedLink],
    root: Path,
) -> Iterator[SourceError]:
    """Yield the mistakes in links; `hrefs` are those without placeholders, by their keys."""
    for keys, href in hrefs.items():
        starts = ("/", "mailto:") if keys[0] == "social-links" else "/"
        if not href.startswith(starts) and not is_https(href):
            yield file.error(
                f'"{href}" is no address',
                keys,
                why="every page links to it",
                fix="write a site path or a whole https:// address",
            )
    for index, social in enumerate(socials):
        if not is_icon(social.icon, root):
            yield file.error(
                f'there is no icon "{social.icon}"',
                ("social-links", index, "icon"),
                why="the link is shown as its icon alone",
                fix=ICON_FIX,
            )
    for index, link in enumerate(asked):
        before, found, after = link.href.partition("{markdown}")
        if not found or "{" in before + after or not is_https(link.href):
            yield file.error(
                f'"{link.href}" is not an https address with {{markdown}} as its one placeholder',
                ("assistants", "ask", index, "href"),
                why="an assistant is asked there about a page, and"
                " {markdown} stands for the address of its Markdown",
                fix='write a whole address, such as "https://chat.example/?q=Read%20{markdown}"',
            )


FOLDER: Final = "slots"
SLOTS: Final = ("Footer", "HeaderEnd", "PageEnd")
"""Each place has a component of its name."""


def load_slots(root: Path) -> tuple[str, ...]:
    """Return the places that the site fills; raises `SourcesError` for any other component."""
    problems = [
        SourceError(
            f'the shell has no place "{file.stem}"',
            path=f"{FOLDER}/{file.name}",
            why="each component in this folder fills the place that has its name",
            fix=f"name it {', '.join(SLOTS[:-1])} or {SLOTS[-1]}; put what they share into"
            " components/",
        )
        for file in sorted((root / FOLDER).glob("*.tsx"))
        if file.stem not in SLOTS
    ]
    raise_all(problems)
    return tuple(name for name in SLOTS if (root / FOLDER / f"{name}.tsx").is_file())
