"""Additions to the Content-Security-Policy of pages: the `[[policy]]` tables of `site.toml`."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile
from showfloor.errors import SourceError

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
    """A `[[policy]]` table."""

    directive: str
    host: str
    why: str
    """The reason, for readers of the policy."""


def bad_sources(file: TomlFile, sources: Sequence[PolicySource]) -> Iterator[SourceError]:
    """Yield the mistakes in the tables."""
    for index, source in enumerate(sources):
        yield from _bad_directive(file, source, index)
        yield from _bad_host(file, source, index)
        if not source.why.strip() or not source.why.isprintable():
            yield file.error(
                "the addition to the policy has no reason in one line",
                ("policy", index, "why"),
                why="each host that pages load from is one more that readers have to trust",
                fix='write what it is for, such as "Pictures of our users are there"',
            )


def _bad_directive(file: TomlFile, source: PolicySource, index: int) -> Iterator[SourceError]:
    if source.directive not in DIRECTIVES:
        yield file.error(
            f'"{source.directive}" cannot have further hosts',
            ("policy", index, "directive"),
            why="a site may name hosts that pages load from; the rest of the policy protects them",
            fix=f"write one of: {', '.join(DIRECTIVES)}",
        )


def _bad_host(file: TomlFile, source: PolicySource, index: int) -> Iterator[SourceError]:
    if not HOST.fullmatch(source.host):
        yield file.error(
            f'"{source.host}" is not the address of a host',
            ("policy", index, "host"),
            why="keywords such as 'unsafe-inline', schemes and * would allow any host or any code",
            fix='write an https address, such as "https://images.example"',
        )
    elif source.directive in RUN and "*" in source.host:
        yield file.error(
            f'"{source.host}" allows code of many hosts',
            ("policy", index, "host"),
            why="one of them would be enough to change every page",
            fix="name each host",
        )
