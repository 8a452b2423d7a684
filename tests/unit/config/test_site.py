from pathlib import Path

import pytest

from showfloor.config.site import load_site
from showfloor.errors import SourcesError

RULE = '[[products]]\nsegment = "acorn"\ncategory = "core"\nid = "{}"\n'


def mistakes(root: Path, text: str) -> list[str]:
    (root / "site.toml").write_text(text)
    with pytest.raises(SourcesError) as caught:
        load_site(root)
    return [str(error) for error in caught.value.errors]


def test_only_a_title_is_needed(tmp_path: Path) -> None:
    (tmp_path / "site.toml").write_text('title = "Docs"\n')
    site = load_site(tmp_path)
    assert (site.title, site.url, site.default_tree, site.language) == (
        "Docs",
        None,
        "default",
        "en",
    )


def test_addresses_are_whole(tmp_path: Path) -> None:
    assert mistakes(tmp_path, 'title = "Docs"\nrepository = "code.example"\n') == [
        'site.toml:2: "repository" is not an https address: code.example\n'
        "  why: it is written into every page as a link\n"
        '  fix: write a whole address, such as "https://docs.example"'
    ]


def test_the_host_has_no_path(tmp_path: Path) -> None:
    assert mistakes(tmp_path, 'title = "Docs"\nurl = "https://docs.example/"\n') == [
        'site.toml:2: "url" has a path: https://docs.example/\n'
        "  why: routes start at the root of the host, so canonical addresses would be wrong\n"
        '  fix: write the host alone, such as "https://docs.example"'
    ]


def test_a_segment_has_one_rule(tmp_path: Path) -> None:
    text = 'title = "Docs"\n' + RULE.format("a") + RULE.format("b")
    assert mistakes(tmp_path, text) == [
        'site.toml:7: a second rule for the segment "acorn"\n'
        "  why: an address belongs to one product\n"
        "  fix: remove one of the two rules"
    ]


def test_a_rule_has_one_placeholder(tmp_path: Path) -> None:
    text = 'title = "Docs"\n' + RULE.format("acorn-{page}")
    assert mistakes(tmp_path, text) == [
        'site.toml:5: the id "acorn-{page}" holds a placeholder that is not known\n'
        "  why: only {name} stands for something: the second segment of the address\n"
        "  fix: write {name}, or no placeholder at all"
    ]
