from showfloor.config import load_site_config
from showfloor.config.shell import ICONS
from showfloor.model.page_facts import LinkFact
from support.site.tiny_site import TINY


def test_links_have_their_icons_as_markup_and_their_lines() -> None:
    config = load_site_config(TINY)
    letters, nuts = config.social_links
    assert letters.icon is not None
    assert ICONS["mail"] in letters.icon
    assert nuts.icon is not None
    assert "currentColor" in nuts.icon
    text = (TINY / "site.toml").read_text().splitlines()
    assert [text[link.line - 1].partition(" = ")[2] for link in config.links] == [
        f'"{link.href}"' for link in config.links
    ]
    assert LinkFact(href="/acorn-kit/", line=config.links[0].line) == config.links[0]
