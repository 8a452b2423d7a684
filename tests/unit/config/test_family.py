from pathlib import Path

import pytest

from showfloor.config.family import Family, load_family
from showfloor.errors import SourcesError
from showfloor.model.product import PackagePin, ProductStatus, Successor
from support.site.tiny_site import copy_tiny

V1 = "https://v1.acorn.example/"


def load(root: Path, settings: str = "", *, last: str = "", v1: str = V1) -> Family:
    """Load the family of the tiny site, with settings first and last in its file."""
    folder = copy_tiny(root) / "families" / "acorn-kit"
    text = (folder / "family.toml").read_text().replace(V1, v1)
    (folder / "family.toml").write_text(f"{settings}\n{text}{last}")
    return load_family(folder, root)


def test_an_empty_address_leads_nowhere(tmp_path: Path) -> None:
    with pytest.raises(SourcesError, match='"design" leads nowhere: \n'):
        load(tmp_path, 'design = ""')


SETTINGS = """
packages = { "@acorn/kit" = "2.1.0" }
demo-packages = { router = "7.0.0" }
color-scheme = { light = '[data-acorn="light"]', dark = ".acorn-dark" }
own-addresses = ["https://pine.example/docs"]
"""


def test_a_family_may_have_packages_for_demos_selectors_and_addresses(tmp_path: Path) -> None:
    family = load(tmp_path, SETTINGS)
    assert [pin.name for pin in family.pins] == ["@acorn/kit"]
    assert family.importable == (*family.pins, PackagePin(name="router", version="7.0.0"))
    scheme = family.settings.color_scheme
    assert (scheme.light, scheme.dark) == ('[data-acorn="light"]', ".acorn-dark")
    assert family.settings.own_addresses == ("https://pine.example/docs",)


def test_a_family_may_have_a_provider(tmp_path: Path) -> None:
    assert load(tmp_path).provider == "families/acorn-kit/Provider.tsx"
    folder = tmp_path / "families" / "acorn-kit"
    (folder / "Provider.tsx").unlink()
    assert load_family(folder, tmp_path).provider is None


@pytest.mark.parametrize("href", ["/v1/", "https://v1.acorn.example", "https://v1.acorn.example/a"])
def test_a_version_leads_to_a_page_or_another_site(tmp_path: Path, href: str) -> None:
    assert load(tmp_path, v1=href).card.versions[1].href == href


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


STATUS = """\
[status]
kind = "maintenance"
text = "Gets fixes only."
successor = {{ title = "Pine Kit", href = "{}" }}
"""


@pytest.mark.parametrize("href", ["/pine-kit/", "https://pine.example/"])
def test_a_product_may_have_a_status_and_a_successor(tmp_path: Path, href: str) -> None:
    pine = Successor(title="Pine Kit", href=href)
    assert load(tmp_path, last=STATUS.format(href)).card.status == ProductStatus(
        kind="maintenance", text="Gets fixes only.", successor=pine
    )


def test_a_successor_that_leads_nowhere_is_a_mistake_at_its_line(tmp_path: Path) -> None:
    with pytest.raises(SourcesError) as caught:
        load(tmp_path, last=STATUS.format("pine"))
    file = tmp_path / "families" / "acorn-kit" / "family.toml"
    line = len(file.read_text().splitlines())
    assert str(caught.value) == (
        f'families/acorn-kit/family.toml:{line}: the successor "Pine Kit" leads nowhere: pine\n'
        "  why: every page of the product links to it\n"
        "  fix: write a site path with a slash at both ends, or a whole https:// address"
    )
