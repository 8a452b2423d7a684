"""`[languages]` of `site.toml`: languages that addresses may name, though the site has one."""

import re
from collections.abc import Iterator
from typing import Final

from showfloor.config.address import is_site_path
from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile
from showfloor.errors import SourceError
from showfloor.model.release import Languages

LANGUAGE: Final = re.compile(r"[a-z]{2}(-[A-Za-z]{2})?")
"""The prefix of an address for its language, such as `pt` or `pt-BR`."""


class LanguageSettings(Settings, frozen=True, kw_only=True):
    """The fields of `[languages]`."""

    prefixes: tuple[str, ...] = ()
    """First segments that are taken off an address, such as `zh`."""
    left_out: tuple[str, ...] = ()
    """Paths of one segment that never had languages, such as `/blog/`."""

    @property
    def of_release(self) -> Languages:
        """The settings as servers of the site know them."""
        return Languages(prefixes=self.prefixes, left_out=self.left_out)


def bad_languages(file: TomlFile, languages: LanguageSettings) -> Iterator[SourceError]:
    """Yield the mistakes of the settings."""
    for index, prefix in enumerate(languages.prefixes):
        if not LANGUAGE.fullmatch(prefix):
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
