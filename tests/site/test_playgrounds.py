"""What the playgrounds of this site begin with."""

from showfloor.model.blocks import Callout, Heading, Prose
from showfloor.model.playground import PlaygroundBlock
from showfloor.playground import load_family_playground
from showfloor.workspace import Playgrounds, Site
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE


def test_every_playground_is_curated(site: Site) -> None:
    root = site.config.root
    curated: set[str] = set()
    for folder in (root / "families").iterdir():
        if family := load_family_playground(folder, root):
            components = family.settings.components.items()
            curated |= {f"{folder.name}/{name}" for name, one in components if one.controls}
    made = {block.key for block, _ in site.made_by(Playgrounds).with_folders()}
    assert made - curated == set()


def test_only_what_cannot_be_shown_has_none(site: Site) -> None:
    missing = site.made_by(Playgrounds).playground_map.missing
    assert {name: reason for name, reason in missing.items() if "nobody gives" in reason} == {}


def test_only_text_is_between_a_playground_and_the_first_heading(site: Site) -> None:
    for route in site.made_by(Playgrounds).playground_map.blocks:
        blocks = site.page(route).blocks
        place = next(i for i, one in enumerate(blocks) if isinstance(one, PlaygroundBlock))
        heading = next(i for i, one in enumerate(blocks) if isinstance(one, Heading))
        assert place < heading, route
        assert all(isinstance(one, Prose | Callout) for one in blocks[place + 1 : heading]), route
