from pathlib import Path

import pytest

from showfloor.demos import demo_files, demo_names, read_demo
from showfloor.demos.source import find_entries
from showfloor.errors import SourceError
from support.site.demo_site import demo_request, write


def test_a_demo_is_a_file_beside_its_page(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx")
    entries = find_entries(demo_request(tmp_path, "Seed"))
    assert [(entry.styling, entry.module, entry.path) for entry in entries] == [
        ("system", "oak/parts/seed/Seed", "pages/oak/parts/seed/Seed.tsx")
    ]


def test_a_demo_is_a_folder(tmp_path: Path) -> None:
    write(tmp_path, "Seed/index.tsx")
    entries = find_entries(demo_request(tmp_path, "Seed"))
    assert [(entry.styling, entry.module, entry.path) for entry in entries] == [
        ("system", "oak/parts/seed/Seed", "pages/oak/parts/seed/Seed/index.tsx")
    ]


def test_stylings_come_in_one_order(tmp_path: Path) -> None:
    write(tmp_path, "Seed/css/index.tsx")
    write(tmp_path, "Seed/system/index.tsx")
    entries = find_entries(demo_request(tmp_path, "Seed"))
    assert [(entry.styling, entry.module) for entry in entries] == [
        ("system", "oak/parts/seed/Seed/system"),
        ("css", "oak/parts/seed/Seed/css"),
    ]


def test_a_site_needs_no_stylings(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx")
    (entry,) = find_entries(demo_request(tmp_path, "Seed", stylings=""))
    assert entry.styling == ""


@pytest.mark.parametrize(
    ("stylings", "why"),
    [
        ("css bark", "the stylings of site.toml are css, bark"),
        ("", "site.toml has no [[stylings]]"),
    ],
)
def test_a_folder_of_an_unknown_styling_is_a_mistake(
    tmp_path: Path, stylings: str, why: str
) -> None:
    write(tmp_path, "Seed/css/index.tsx")
    write(tmp_path, "Seed/less/index.tsx")
    with pytest.raises(SourceError) as caught:
        find_entries(demo_request(tmp_path, "Seed", stylings=stylings))
    name = "less" if stylings else "css"
    assert str(caught.value) == (
        f'pages/oak/parts/seed/Seed/{name}: the site has no styling "{name}"\n'
        f"  why: {why}\n"
        "  fix: rename the folder, or add the styling to site.toml"
    )


def test_a_name_that_is_far_from_all_lists_them(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx")
    write(tmp_path, "Leaf/index.tsx")
    with pytest.raises(SourceError) as caught:
        find_entries(demo_request(tmp_path, "Blossom"))
    assert str(caught.value) == (
        'pages/oak/parts/seed/index.md:7: the demo "Blossom" is not beside the page\n'
        "  why: neither Blossom.tsx nor Blossom/index.tsx is in pages/oak/parts/seed\n"
        "  fix: create one of the two, or correct the name; the demos there are Leaf, Seed"
    )


def test_names_of_demos_are_found_among_the_files() -> None:
    beside = ["Leaf.tsx", "Seed/css/index.tsx", "Twig/index.tsx", "Twig/data.ts", "branch.png"]
    assert demo_names(beside, ("css",)) == ["Leaf", "Seed", "Twig"]


STORIES = "export const Young = () => <i>Seed</i>;\n"


def test_a_demo_is_a_story_in_a_file_beside_its_page(tmp_path: Path) -> None:
    write(tmp_path, "Seed.stories.jsx", STORIES)
    request = demo_request(tmp_path, "Young")._replace(stories="Seed.stories")
    source = read_demo(request)
    assert source.path == "pages/oak/parts/seed/Seed.stories.jsx"
    [variant] = source.variants
    [file] = variant.files
    assert (file.name, file.path) == ("Young.tsx", "pages/oak/parts/seed/Young.tsx")
    assert file.text == "export default function Young() {\n  return <i>Seed</i>;\n}\n"


def test_files_of_stories_are_no_demos() -> None:
    beside = ["Seed.stories.tsx", "Leaf.tsx"]
    assert demo_names(beside, ()) == ["Leaf"]


def test_a_file_of_stories_that_does_not_exist_is_a_mistake(tmp_path: Path) -> None:
    request = demo_request(tmp_path, "Young")._replace(stories="Seed.stories")
    with pytest.raises(SourceError) as caught:
        find_entries(request)
    assert str(caught.value) == (
        "pages/oak/parts/seed/index.md:7:"
        ' the file of stories "Seed.stories" is not beside the page\n'
        "  why: the demo Young is written from a story in it\n"
        "  fix: create pages/oak/parts/seed/Seed.stories.tsx, or correct the name before the #"
    )


def test_a_story_that_does_not_exist_is_a_mistake_of_the_page(tmp_path: Path) -> None:
    text = f"{STORIES}const Younger = 1;\nexport const Old = () => <i />;\n"
    write(tmp_path, "Seed.stories.tsx", text)
    for name, fix in {"Youn": 'write "Young"', "Leaf": "write one of Young, Old"}.items():
        with pytest.raises(SourceError) as caught:
            read_demo(demo_request(tmp_path, name)._replace(stories="Seed.stories"))
        stories = "pages/oak/parts/seed/Seed.stories.tsx"
        assert str(caught.value) == (
            f'pages/oak/parts/seed/index.md:7: the story "{name}" is not in {stories}\n'
            "  why: a demo is written from what that file exports\n"
            f"  fix: {fix}"
        )


def test_a_story_that_is_made_of_itself_is_a_mistake(tmp_path: Path) -> None:
    write(
        tmp_path,
        "Seed.stories.tsx",
        "export const Old = { ...Young };\nexport const Young = Old;\n",
    )
    with pytest.raises(SourceError, match=r'"Young" of .* is made of itself'):
        read_demo(demo_request(tmp_path, "Young")._replace(stories="Seed.stories"))


def test_a_demo_is_either_a_story_or_a_file_of_its_own(tmp_path: Path) -> None:
    write(tmp_path, "Seed.stories.tsx", STORIES)
    write(tmp_path, "Young.tsx")
    with pytest.raises(SourceError, match="in more than one form"):
        find_entries(demo_request(tmp_path, "Young")._replace(stories="Seed.stories"))


def test_what_a_demo_imports_is_no_demo_of_its_own(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx", "import { Leaf } from './Leaf';\nexport default Leaf;\n")
    write(tmp_path, "Leaf.tsx", "export const Leaf = () => <i />;\n")
    sources = [read_demo(demo_request(tmp_path, "Seed"))]
    beside = ["Leaf.tsx", "Seed.tsx", "Twig/index.tsx"]
    assert demo_files(beside, sources, ()) == ["Seed.tsx", "Twig"]
