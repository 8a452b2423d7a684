"""Entries of the navigation carry the flags of what their pages are about."""

import csv
from pathlib import Path

from showfloor.navigation import flatten
from showfloor.workspace import ApiPages, Site
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

FLAGS = {
    "deprecated": "deprecated",
    "legacy": "legacy",
    "unstable": "unstable",
    "planned": "planned",
    "beta": "beta",
    "new_feature": "new",
}


def test_section_2_entries_carry_the_flags_of_their_pages(site: Site) -> None:
    """`flags.csv` lists them as they were announced, but for what has changed since.

    Radar and funnel charts are stable, and the Sankey chart is there, unstable. The reference's own
    entries are not in it: their flags come from the packages.
    """
    with (Path(__file__).parent / "flags.csv").open(encoding="utf-8") as file:
        expected = {row["route"]: row["flags"] for row in csv.DictReader(file)}
    reference = {place.href for place in site.made_by(ApiPages).reference.places}
    found: dict[str, str] = {}
    for tree in site.trees:
        for node in flatten(tree.items):
            flags = [word for field, word in FLAGS.items() if getattr(node, field)]
            if node.plan is not None:
                flags.append(node.plan)
            if flags and node.pathname not in reference:
                found[node.pathname] = " ".join(sorted(flags))
    assert found == expected
