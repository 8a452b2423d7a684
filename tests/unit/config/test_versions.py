import pytest

from showfloor.config.family import FamilySettings
from showfloor.config.toml import TomlFile
from showfloor.config.versions import bad_versions

GOOD = '{ text = "v2", href = "/acorn-kit/", current = true },'


def problems(*rows: str) -> list[str]:
    head = 'name = "Acorn"\ntagline = "Grows"\nstart = "/acorn-kit/"\nversions = [\n'
    file = TomlFile(head + "\n".join(rows) + "\n]\n", "family.toml")
    return [str(error) for error in bad_versions(file, file.read_as(FamilySettings).versions)]


@pytest.mark.parametrize("href", ["/v1/", "https://v1.acorn.example", "https://v1.acorn.example/a"])
def test_a_version_leads_to_a_page_or_another_site(href: str) -> None:
    assert problems(GOOD, f'{{ text = "v1", href = "{href}" }},') == []


def test_no_versions_are_no_mistake() -> None:
    assert problems() == []


def test_one_version_must_be_current() -> None:
    assert problems('{ text = "v1", href = "/v1/" }') == [
        "family.toml:4: bad version list: no version is current\n"
        "  why: the version menu marks the one version that this site documents\n"
        "  fix: add current = true to that version"
    ]


def test_only_one_version_is_current() -> None:
    assert problems(GOOD, '{ text = "v1", href = "/v1/", current = true }') == [
        'family.toml:6: bad version list: both "v2" and "v1" are current\n'
        "  why: the version menu marks the one version that this site documents\n"
        "  fix: keep current = true at one of them"
    ]


@pytest.mark.parametrize(
    "href", ["v1", "/v1", "http://v1.example/", "//v1.example/", "javascript:alert(1)", ""]
)
def test_other_addresses_are_refused(href: str) -> None:
    assert problems(GOOD, f'{{ text = "v1", href = "{href}" }}') == [
        f'family.toml:6: bad version list: "{href}" is no address\n'
        "  why: the version menu links to it from every page\n"
        "  fix: write a site path with a slash at both ends, or a whole https:// address"
    ]


def test_a_version_is_listed_once() -> None:
    assert problems(GOOD, '{ text = "v2", href = "/v1/" }') == [
        'family.toml:6: bad version list: the text "v2" is listed twice\n'
        "  why: a reader could not tell the two versions apart\n"
        "  fix: remove one of the two, or correct it"
    ]


def test_a_day_is_written_as_one() -> None:
    assert problems(GOOD, '{ text = "v1", href = "/v1/", released = "26 March 2025" },') == [
        'family.toml:6: bad version list: "26 March 2025" is no day\n'
        "  why: the page of all versions shows it\n"
        '  fix: write it as "2025-03-26", or leave it out where nobody is sure'
    ]
