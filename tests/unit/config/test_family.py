from pathlib import Path

import pytest

from showfloor.config.family import Family, load_family
from showfloor.errors import SourcesError
from showfloor.model.product import PackagePin, ProductStatus, Successor
from support.site.tiny_site import copy_tiny


def load(root: Path, settings: str = "") -> Family:
    """Load the family of the tiny site, with these settings at the beginning of its file."""
    folder = copy_tiny(root) / "families" / "acorn-kit"
    text = (folder / "family.toml").read_text()
    (folder / "family.toml").write_text(f"{settings}\n{text}")
    return load_family(folder, root)


def test_an_empty_address_leads_nowhere(tmp_path: Path) -> None:
    with pytest.raises(SourcesError, match='"design" leads nowhere: \n'):
        load(tmp_path, 'design = ""')


def test_demos_may_import_both_kinds_of_packages(tmp_path: Path) -> None:
    packages = 'packages = { "@acorn/kit" = "2.1.0" }\ndemo-packages = { router = "7.0.0" }'
    family = load(tmp_path, packages)
    assert [pin.name for pin in family.pins] == ["@acorn/kit"]
    assert family.importable == (*family.pins, PackagePin(name="router", version="7.0.0"))


def test_a_family_may_have_a_provider(tmp_path: Path) -> None:
    assert load(tmp_path).provider == "families/acorn-kit/Provider.tsx"
    folder = tmp_path / "families" / "acorn-kit"
    (folder / "Provider.tsx").unlink()
    assert load_family(folder, tmp_path).provider is None


def test_a_library_may_know_the_color_scheme_by_selectors_of_its_own(tmp_path: Path) -> None:
    marks = """color-scheme = { light = '[data-acorn="light"]', dark = ".acorn-dark" }"""
    scheme = load(tmp_path, marks).settings.color_scheme
    assert (scheme.light, scheme.dark) == ('[data-acorn="light"]', ".acorn-dark")


@pytest.mark.parametrize("href", ["/v1/", "https://v1.acorn.example", "https://v1.acorn.example/a"])
def test_a_version_leads_to_a_page_or_another_site(tmp_path: Path, href: str) -> None:
    folder = copy_tiny(tmp_path) / "families" / "acorn-kit"
    text = (folder / "family.toml").read_text()
    (folder / "family.toml").write_text(text.replace("https://v1.acorn.example/", href))
    assert load_family(folder, tmp_path).card.versions[1].href == href


def test_a_family_needs_no_versions(tmp_path: Path) -> None:
    folder = tmp_path / "families" / "acorn-kit"
    folder.mkdir(parents=True)
    (folder / "family.toml").write_text(
        'name = "Acorn"\ntagline = "Grows"\nstart = "/acorn-kit/"\n'
    )
    assert load_family(folder, tmp_path).card.versions == ()


@pytest.mark.parametrize("address", ["/docs", "http://pine.example", "https://pine.example/"])
def test_an_address_that_the_site_replaces_is_whole_and_has_no_slash_at_its_end(
    tmp_path: Path, address: str
) -> None:
    with pytest.raises(SourcesError) as caught:
        load(tmp_path, f'own-addresses = ["{address}"]')
    assert str(caught.value) == (
        f'families/acorn-kit/family.toml:1: "{address}" is no address whose pages this site could'
        " have\n"
        "  why: links that begin with it and a slash lead to pages of this site\n"
        '  fix: write a whole address without a slash at the end: "https://pine.example"'
    )


def test_a_family_may_replace_addresses(tmp_path: Path) -> None:
    settings = load(tmp_path, 'own-addresses = ["https://pine.example/docs"]').settings
    assert settings.own_addresses == ("https://pine.example/docs",)


STATUS = """\
[status]
kind = "maintenance"
text = "Gets fixes only."
successor = {{ title = "Pine Kit", href = "{}" }}
"""


@pytest.mark.parametrize("href", ["/pine-kit/", "https://pine.example/"])
def test_a_product_may_have_a_status_and_a_successor(tmp_path: Path, href: str) -> None:
    folder = copy_tiny(tmp_path) / "families" / "acorn-kit"
    with (folder / "family.toml").open("a") as file:
        file.write(STATUS.format(href))
    assert load_family(folder, tmp_path).card.status == ProductStatus(
        kind="maintenance",
        text="Gets fixes only.",
        successor=Successor(title="Pine Kit", href=href),
    )


def test_a_successor_that_leads_nowhere_is_a_mistake_at_its_line(tmp_path: Path) -> None:
    folder = copy_tiny(tmp_path) / "families" / "acorn-kit"
    line = len((folder / "family.toml").read_text().splitlines()) + 4
    with (folder / "family.toml").open("a") as file:
        file.write(STATUS.format("pine"))
    with pytest.raises(SourcesError) as caught:
        load_family(folder, tmp_path)
    assert str(caught.value) == (
        f'families/acorn-kit/family.toml:{line}: the successor "Pine Kit" leads nowhere: pine\n'
        "  why: every page of the product links to it\n"
        "  fix: write a site path with a slash at both ends, or a whole https:// address"
    )
