"""Sites with nothing but what is required."""

from pathlib import Path

from showfloor.checks import mistakes_of
from showfloor.config.translations import english_messages
from support.site.workplace import compile_at

LEAF = "leaf/getting-started/overview"


def write(root: Path, files: dict[str, str]) -> Path:
    for path, text in {"site.toml": 'title = "Leaf"\n', **files}.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    return root


def page(text: str) -> str:
    return f"---\ntitle: Leaf\ndescription: What a leaf is.\n---\n\n{text}\n"


def test_a_site_needs_a_title_only(tmp_path: Path) -> None:
    site = compile_at(write(tmp_path, {}))
    assert mistakes_of(site) == []
    assert site.shell.messages == english_messages()
    assert {page.frame.tree for page in site.built_in_pages.values()} == {"default"}


def test_a_family_needs_a_name_a_line_and_a_first_page(tmp_path: Path) -> None:
    files = {
        "families/leaf/family.toml": (
            f'name = "Leaf"\ntagline = "Leaves that fall."\nstart = "/{LEAF}/"\n'
        ),
        f"pages/{LEAF}/index.md": page("::demo Fall"),
        f"pages/{LEAF}/Fall.tsx": (
            'export default function Fall() {\n  return <button type="button">Fall</button>;\n}\n'
        ),
    }
    site = compile_at(write(tmp_path, files))
    assert mistakes_of(site) == []
    assert site.config.default_tree == site.pages[f"/{LEAF}/"].frame.tree == "leaf"
    assert [card.logo.count("<path") for card in site.config.cards] == [1]


def test_all_pages_are_in_the_language_of_the_site(tmp_path: Path) -> None:
    settings = 'title = "Blatt"\nlanguage = "de-AT"\n'
    site = compile_at(
        write(tmp_path, {"site.toml": settings, "pages/home/index.md": page("Text.")})
    )
    pages = [*site.pages.values(), *site.built_in_pages.values()]
    assert {page.frame.user_language for page in pages} == {"de-AT"}
    assert site.shell.language == "de-AT"
    assert site.built_in_pages["/404.html"].frame.title == "Diese Seite existiert nicht"
