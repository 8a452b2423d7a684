"""Each entry of the reference begins with what it is."""

import re

from showfloor.model.blocks import Prose
from showfloor.workspace import ApiPages, Site
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

GUIDE = re.compile(r'<a class="api-guide".*?</a>')
TAG = re.compile(r"<[^>]+>")


def test_each_entry_begins_with_a_sentence(site: Site) -> None:
    openings: dict[str, str] = {}
    for place in site.made_by(ApiPages).reference.places:
        blocks = site.page(place.route).blocks
        anchor = f"id='{place.anchor}'"
        start = next(
            (n for n, one in enumerate(blocks) if place.anchor and anchor in repr(one)), -1
        )
        first = next(one for one in blocks[start + 1 :] if one.__class__.__name__ != "Callout")
        html = first.html if isinstance(first, Prose) else ""
        openings[place.href] = TAG.sub("", GUIDE.sub("", html)).strip()
    assert len(openings) > 500
    short = [href for href, text in openings.items() if len(text) < 15]
    assert short == []
