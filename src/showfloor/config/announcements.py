"""`announcements.toml` and `ads.toml`: announcements on all pages, and ads below some."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile, read_toml
from showfloor.config.values import is_day, is_https, is_site_path
from showfloor.errors import SourceError, raise_all
from showfloor.model.page import Announcement, HouseAd
from showfloor.model.page_facts import LinkFact

ANNOUNCEMENTS = "announcements.toml"


class BannerSettings(Settings, frozen=True, kw_only=True):
    """The `[banner]` table: a line above the header of every page."""

    text: str
    """One line of Markdown."""
    dismissible: bool = True
    """Whether readers can close it. A browser remembers the text that its reader has closed."""


@dataclass(frozen=True, slots=True)
class PlacedBanner:
    """The banner, and the line of its text."""

    settings: BannerSettings
    line: int


class AnnouncementsFile(Settings, frozen=True, kw_only=True):
    """The fields of `announcements.toml`."""

    announcements: tuple[Announcement, ...] = ()
    banner: BannerSettings | None = None


class News(NamedTuple):
    """What the site announces to its readers."""

    announcements: tuple[Announcement, ...] = ()
    banner: PlacedBanner | None = None


def load_news(root: Path) -> News:
    """Read the file; no file means no news. Raises `SourceError` or `SourcesError`."""
    if not (root / ANNOUNCEMENTS).exists():
        return News()
    file = read_toml(root / ANNOUNCEMENTS, root)
    settings = file.read_as(AnnouncementsFile)
    raise_all(_bad_announcements(file, settings.announcements))
    if settings.banner is None:
        return News(settings.announcements)
    banner = PlacedBanner(settings.banner, file.line(("banner", "text")))
    return News(settings.announcements, banner)


def _bad_announcements(file: TomlFile, rows: tuple[Announcement, ...]) -> Iterator[SourceError]:
    ids: set[str] = set()
    for index, row in enumerate(rows):
        if row.id in ids:
            yield file.error(
                f'a second announcement has the id "{row.id}"',
                ("announcements", index, "id"),
                why="what a reader has read is kept by it",
                fix="give each announcement an id of its own",
            )
        ids.add(row.id)
        if not is_day(row.day):
            yield file.error(
                f'the announcement "{row.id}" is of "{row.day}", which is no day',
                ("announcements", index, "day"),
                why="readers are shown when something was announced",
                fix='write it as "2026-11-20"',
            )
        if not is_site_path(row.href) and not is_https(row.href):
            yield file.error(
                f'the announcement "{row.id}" leads to "{row.href}", which is no address',
                ("announcements", index, "href"),
                why="pages all over the site link to it",
                fix="write a site path or a whole https:// address",
            )
    for index, (row, following) in enumerate(pairwise(rows), 1):
        if following.day > row.day:
            yield file.error(
                f'the announcement "{following.id}" is newer than the one above it',
                ("announcements", index, "day"),
                why="those above the one that was read last are the new ones",
                fix="put the newest first",
            )


ADS = "ads.toml"


class AdsFile(Settings, frozen=True, kw_only=True):
    """The fields of `ads.toml`."""

    ads: tuple[HouseAd, ...] = ()


class HouseAds(msgspec.Struct, frozen=True, kw_only=True):
    """All house ads, and where they lead."""

    ads: tuple[HouseAd, ...] = ()
    links: tuple[LinkFact, ...] = ()


def load_ads(root: Path) -> HouseAds:
    """Read the ads of the site; no file means no ads. Raises `SourceError` or `SourcesError`."""
    if not (root / ADS).exists():
        return HouseAds()
    file = read_toml(root / ADS, root)
    rows = file.read_as(AdsFile).ads
    raise_all(_bad_ads(file, rows))
    # The lines of addresses are found without parsing the file again.
    lines = (file.text.count("\n", 0, max(file.text.find(row.href), 0)) + 1 for row in rows)
    return HouseAds(
        ads=rows,
        links=tuple(
            LinkFact(href=row.href, line=line) for row, line in zip(rows, lines, strict=True)
        ),
    )


def _bad_ads(file: TomlFile, rows: tuple[HouseAd, ...]) -> Iterator[SourceError]:
    names: set[str] = set()
    for index, row in enumerate(rows):
        if not row.href.startswith("/") and not is_https(row.href):
            yield file.error(
                f'the ad "{row.name}" leads to "{row.href}", which is no address',
                ("ads", index, "href"),
                why="pages all over the site link to it",
                fix="write a site path or a whole https:// address",
            )
        if row.name in names:
            yield file.error(
                f'a second ad has the name "{row.name}"',
                ("ads", index, "name"),
                why="nobody could tell which of the two was followed",
                fix="give each ad a name of its own",
            )
        names.add(row.name)
