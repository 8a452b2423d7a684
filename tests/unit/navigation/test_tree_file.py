from pathlib import Path

import pytest

from showfloor.config.shell import ICONS, OUTLINE
from showfloor.errors import ShowfloorError, SourcesError
from showfloor.navigation import NavEntry, load_tree, load_trees
from support.site.tiny_site import TINY

GROUP = '[[items]]\npathname = "group"\ntitle = "Group"\n\n'


def load(root: Path, text: str) -> tuple[NavEntry, ...]:
    (root / "navigation").mkdir(exist_ok=True)
    path = root / "navigation" / "acorn.toml"
    path.write_text(text)
    return load_tree(path, root, ("pro", "premium")).items


def mistake(root: Path, text: str) -> str:
    with pytest.raises(ShowfloorError) as caught:
        load(root, text)
    return str(caught.value)


def test_every_tree_of_a_site_is_found() -> None:
    assert list(load_trees(TINY, lambda _: ("grove",))) == ["acorn-kit", "default"]


def test_a_tree_knows_its_file_and_the_lines_of_its_entries() -> None:
    tree = load_trees(TINY, lambda _: ("grove",))["acorn-kit"]
    assert (tree.id, tree.path) == ("acorn-kit", "navigation/acorn-kit.toml")
    assert tree.lines == {
        "getting-started": 2,
        "/acorn-kit/": 6,
        "components": 10,
        "/acorn-kit/part-seed/": 14,
        "/acorn-kit/part-branch/": 19,
        "https://forest.example/parts/": 24,
    }


@pytest.mark.parametrize("flag", ["new-feature", "new_feature"])
def test_all_fields_are_read_in_either_spelling(tmp_path: Path, flag: str) -> None:
    link_props = flag.replace("new", "link").replace("feature", "props")
    text = (
        f'{GROUP}[[items.children]]\npathname = "/a/"\ntitle = "A"\nsubheader = "Parts"\n'
        f'icon = "chat"\n{link_props} = {{ target = "_blank" }}\nplan = "premium"\n{flag} = true\n'
        "planned = true\nunstable = true\nbeta = true\nlegacy = true\ndeprecated = true\n"
    )
    assert load(tmp_path, text)[0].children == (
        NavEntry(
            pathname="/a/",
            title="A",
            subheader="Parts",
            icon=OUTLINE.format(ICONS["chat"]),
            link_props={"target": "_blank"},
            plan="premium",
            new_feature=True,
            planned=True,
            unstable=True,
            beta=True,
            legacy=True,
            deprecated=True,
        ),
    )


def test_an_icon_may_be_a_shape_of_the_site(tmp_path: Path) -> None:
    shape = '<svg viewBox="0 0 24 24" fill="currentColor"><path d="M4 4h16v16H4z"/></svg>'
    (tmp_path / "nut.svg").write_text(shape)
    text = f'{GROUP}icon = "nut.svg"\n[[items.children]]\npathname = "/a/"\n'.replace("\n\n", "\n")
    assert load(tmp_path, text)[0].icon == shape


@pytest.mark.parametrize("icon", ["hosue", "icons/nut.svg", "../nut.svg", ""])
def test_an_icon_that_is_not_there_is_a_mistake_at_its_line(tmp_path: Path, icon: str) -> None:
    text = f'{GROUP}[[items.children]]\npathname = "/a/"\nicon = "{icon}"\n'
    assert mistake(tmp_path, text) == (
        f'navigation/acorn.toml:7: there is no icon "{icon}"\n'
        "  why: nothing would be drawn before the title\n"
        "  fix: write the path of an SVG file in the site's folder, or one of: chat, code, feed, "
        "forum, mail, people, post, video, x"
    )


def test_names_of_link_props_are_kept(tmp_path: Path) -> None:
    text = '[[items]]\npathname = "/a/"\nlink-props = { new_feature = "1", data-x = "2" }\n'
    assert load(tmp_path, text)[0].link_props == {"new_feature": "1", "data-x": "2"}


def test_an_empty_tree_is_a_tree(tmp_path: Path) -> None:
    assert load(tmp_path, "") == ()


def test_a_duplicate_pathname_names_both_places(tmp_path: Path) -> None:
    text = '# pathname = "/a/"\n[[items]]\npathname = "/a/"\n\n' + GROUP
    text += "[[items.children]]\n'pathname' = '/a/'\n"
    assert mistake(tmp_path, text) == (
        'navigation/acorn.toml:10: the pathname "/a/" appears twice in one tree\n'
        "  why: it is already at navigation/acorn.toml:3; "
        "the active page and its neighbors could not be determined\n"
        "  fix: remove one of the two entries"
    )


def test_duplicates_are_found_in_tables_on_one_line(tmp_path: Path) -> None:
    text = 'items = [{ pathname = "/a/" }, { pathname = "/b/" },\n{ pathname = "/a/" }]\n'
    assert mistake(tmp_path, text).startswith("navigation/acorn.toml:2: ")


@pytest.mark.parametrize("pathname", ["/a", "a/", "a", "http://a.example/", "/a/#b", ""])
def test_an_entry_leads_somewhere(tmp_path: Path, pathname: str) -> None:
    assert mistake(tmp_path, f'{GROUP}[[items.children]]\npathname = "{pathname}"\n') == (
        f'navigation/acorn.toml:6: "{pathname}" leads nowhere\n'
        "  why: an entry without children is a link\n"
        "  fix: write a site path with a slash at both ends, or a whole https:// address"
    )


def test_a_group_has_a_title(tmp_path: Path) -> None:
    text = '[[items]]\npathname = "group"\n[[items.children]]\npathname = "/a/"\n'
    assert mistake(tmp_path, text) == (
        'navigation/acorn.toml:2: the group "group" has no title\n'
        "  why: there is no page that it could be taken from\n"
        '  fix: add a "title"'
    )


def test_a_link_elsewhere_has_a_title(tmp_path: Path) -> None:
    assert mistake(tmp_path, '[[items]]\npathname = "https://a.example/"\n') == (
        'navigation/acorn.toml:2: the link elsewhere "https://a.example/" has no title\n'
        "  why: there is no page that it could be taken from\n"
        '  fix: add a "title"'
    )


def test_an_unknown_field_has_its_line(tmp_path: Path) -> None:
    assert mistake(tmp_path, '[[items]]\npathname = "/a/"\nnew = true\n') == (
        'navigation/acorn.toml:3: the field "new" is not known here\n'
        "  why: a misspelled field would be ignored without a word\n"
        "  fix: remove it, or use one of: pathname, title, subheader, icon, link-props, plan, "
        "new-feature, planned, unstable, beta, legacy, deprecated, reference, children"
    )


def test_an_unknown_plan_lists_the_plans(tmp_path: Path) -> None:
    assert mistake(tmp_path, '[[items]]\npathname = "/a/"\nplan = "gold"\n') == (
        'navigation/acorn.toml:3: there is no plan "gold"\n'
        "  why: readers are told which plan of the product they need\n"
        "  fix: use one of: pro, premium"
    )


def test_mistakes_of_all_trees_are_reported_together(tmp_path: Path) -> None:
    (tmp_path / "navigation").mkdir()
    for name in ("a", "b"):
        (tmp_path / "navigation" / f"{name}.toml").write_text("items = 1\n")
    with pytest.raises(SourcesError) as caught:
        load_trees(tmp_path, lambda _: ())
    assert [error.place for error in caught.value.errors] == [
        "navigation/a.toml:1",
        "navigation/b.toml:1",
    ]
