from dataclasses import replace

import msgspec

from showfloor.config import load_site_config
from showfloor.config.announcements import PlacedBanner
from showfloor.model.page_facts import LinkFact
from showfloor.workspace.banner import banner_links, banner_of
from support.site.tiny_site import TINY

CONFIG = load_site_config(TINY)
BANNER = CONFIG.banner
assert BANNER is not None


def with_banner(placed: PlacedBanner, **fields: object) -> PlacedBanner:
    return replace(placed, settings=msgspec.structs.replace(placed.settings, **fields))


def test_the_banner_is_a_line_of_markdown() -> None:
    banner = banner_of(CONFIG)
    assert banner is not None
    assert banner.html == (
        '<strong>Spring</strong> is here: <a href="/acorn-kit/part-seed/">look at the seeds</a>'
    )
    assert list(banner_links(CONFIG)) == [LinkFact(href="/acorn-kit/part-seed/", line=2)]


def id_of(**fields: object) -> str | None:
    assert BANNER is not None
    banner = banner_of(replace(CONFIG, banner=with_banner(BANNER, **fields)))
    assert banner is not None
    return banner.id


def test_another_text_is_another_banner_and_one_that_stays_has_no_id() -> None:
    assert id_of(text="Summer") not in (None, id_of())
    assert id_of(dismissible=False) is None


def test_a_site_without_a_banner_has_none() -> None:
    config = replace(CONFIG, banner=None)
    assert banner_of(config) is None
    assert list(banner_links(config)) == []
