"""`ads.toml`: what the site says of itself below some of its pages."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile, read_toml
from showfloor.config.values import is_https
from showfloor.errors import SourceError, SourcesError
from showfloor.model import HouseAd, LinkFact

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
    if problems := list(_problems(file, rows)):
        raise SourcesError(problems)
    return HouseAds(
        ads=rows,
        links=tuple(LinkFact(href=row.href, line=_line(file.text, row.href)) for row in rows),
    )


def _line(text: str, href: str) -> int:
    """Return the first line that holds an address, without taking the file apart."""
    return text.count("\n", 0, max(text.find(href), 0)) + 1


def _problems(file: TomlFile, rows: tuple[HouseAd, ...]) -> Iterator[SourceError]:
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
