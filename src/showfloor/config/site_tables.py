"""Tables of `site.toml` with rules of their own: languages, stylings, additions to the policy."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile
from showfloor.config.values import is_language, is_site_path
from showfloor.errors import SourceError
from showfloor.model.release import Languages


class LanguageSettings(Settings, frozen=True, kw_only=True):
    """The `[languages]` table: languages that addresses may name, though the site has one."""

    prefixes: tuple[str, ...] = ()
    """First segments that are taken off an address, such as `zh`."""
    left_out: tuple[str, ...] = ()
    """Paths of one segment that never had languages, such as `/blog/`."""

    @property
    def of_release(self) -> Languages:
        """The settings as servers of the site know them."""
        return Languages(prefixes=self.prefixes, left_out=self.left_out)


def bad_languages(file: TomlFile, languages: LanguageSettings) -> Iterator[SourceError]:
    """Yield the mistakes in the table."""
    for index, prefix in enumerate(languages.prefixes):
        if not is_language(prefix):
            yield file.error(
                f'"{prefix}" is no language in an address',
                ("languages", "prefixes", index),
                why="it is taken off the front of addresses",
                fix='write two letters, or a country after them, such as "pt-BR"',
            )
    for index, path in enumerate(languages.left_out):
        if not is_site_path(path) or path.count("/") != 2:
            yield file.error(
                f'"{path}" is no path of one segment',
                ("languages", "left-out", index),
                why="what lies below it is left alone when it follows a language",
                fix='write a path such as "/blog/"',
            )


STYLING_ID: Final = re.compile(r"[a-z][a-z0-9]*")


class StylingRow(Settings, frozen=True, kw_only=True):
    """A `[[stylings]]` table: a styling of demos."""

    id: str
    """Name of the folder of a demo's code in this styling."""
    name: str
    tailwind: bool = False
    """Whether its code has classes of Tailwind, whose style sheet is made for it."""


def bad_stylings(file: TomlFile, rows: Sequence[StylingRow]) -> Iterator[SourceError]:
    """Yield the mistakes in the tables."""
    for index, row in enumerate(rows):
        place = ("stylings", index)
        if not STYLING_ID.fullmatch(row.id):
            yield file.error(
                f'"{row.id}" cannot be the folder of a styling',
                (*place, "id"),
                why="it is a part of addresses, such as #css-Toolbar.tsx",
                fix='write lower-case letters and digits, such as "css"',
            )
        if not row.name.strip() or not row.name.isprintable():
            yield file.error(
                f'the styling "{row.id}" has no name in one line',
                (*place, "name"),
                why="readers choose it by its name",
                fix='write one, such as "CSS modules"',
            )
        for field in ("id", "name"):
            value = getattr(row, field)
            if value in (getattr(other, field) for other in rows[:index]):
                yield file.error(
                    f'the {field} "{value}" is that of another styling too',
                    (*place, field),
                    why="readers could not tell the two apart",
                    fix="write another one, or remove one of the two",
                )


DIRECTIVES: Final = (
    "connect-src",
    "font-src",
    "frame-src",
    "img-src",
    "manifest-src",
    "media-src",
    "script-src",
    "style-src-elem",
    "worker-src",
)
"""Fetch directives, by which a page may load something."""

RUN: Final = ("script-src", "worker-src")
"""Directives of code: a host that is named there can do all that the page can."""

HOST: Final = re.compile(
    r"https://(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:/[\w./~-]*)?"
)


class PolicySource(Settings, frozen=True, kw_only=True):
    """A `[[policy]]` table: an addition to the Content-Security-Policy of pages."""

    directive: str
    host: str
    why: str
    """The reason, for readers of the policy."""


def bad_sources(file: TomlFile, sources: Sequence[PolicySource]) -> Iterator[SourceError]:
    """Yield the mistakes in the tables."""
    for index, source in enumerate(sources):
        if source.directive not in DIRECTIVES:
            yield file.error(
                f'"{source.directive}" cannot have further hosts',
                ("policy", index, "directive"),
                why="a site may name hosts that pages load from; the rest of the policy protects"
                " them",
                fix=f"write one of: {', '.join(DIRECTIVES)}",
            )
        if not HOST.fullmatch(source.host):
            yield file.error(
                f'"{source.host}" is not the address of a host',
                ("policy", index, "host"),
                why="keywords such as 'unsafe-inline', schemes and * would allow any host or any"
                " code",
                fix='write an https address, such as "https://images.example"',
            )
        elif source.directive in RUN and "*" in source.host:
            yield file.error(
                f'"{source.host}" allows code of many hosts',
                ("policy", index, "host"),
                why="one of them would be enough to change every page",
                fix="name each host",
            )
        if not source.why.strip() or not source.why.isprintable():
            yield file.error(
                "the addition to the policy has no reason in one line",
                ("policy", index, "why"),
                why="each host that pages load from is one more that readers have to trust",
                fix='write what it is for, such as "Pictures of our users are there"',
            )
