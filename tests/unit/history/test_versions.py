import pytest

from showfloor.history.versions import Published, lowest_of, minor_of, wanted_versions


def wanted(published: str, majors: tuple[str, ...], newest: str) -> list[str]:
    versions = [Published(version=version) for version in published.split()]
    return [one.version for one in wanted_versions(versions, majors, newest)]


def test_the_last_patch_of_each_minor_version_is_read_oldest_first() -> None:
    published = "2.0.0 1.0.0 1.0.12 1.0.2 1.10.0 1.9.3 0.9.0"
    assert wanted(published, ("1", "2"), "2.5.0") == ["1.0.12", "1.9.3", "1.10.0", "2.0.0"]


def test_nothing_is_newer_than_the_documented_version() -> None:
    assert wanted("1.0.0 1.0.1 1.0.2 1.1.0 2.0.0", ("1", "2"), "1.0.1") == ["1.0.1"]


def test_pre_releases_count_where_a_major_has_nothing_else() -> None:
    published = "1.0.0-alpha.2 1.0.0-alpha.10 1.0.0-beta.1 2.0.0-beta.1 2.0.0 1.0.0-dev.2024-9f1"
    assert wanted(published, ("1", "2"), "2.0.0") == [
        *("1.0.0-alpha.2", "1.0.0-alpha.10", "1.0.0-beta.1"),
        "2.0.0",
    ]
    assert wanted("2.0.0-beta.1 2.0.0-beta.2 2.0.0", ("2",), "2.0.0-beta.1") == ["2.0.0-beta.1"]


def test_a_minor_version_is_named_without_its_patch_and_a_pre_release_as_a_whole() -> None:
    assert minor_of("5.15.21") == "5.15"
    assert minor_of("5.0.0-beta.12") == "5.0.0-beta.12"


@pytest.mark.parametrize(
    ("requirement", "lowest"),
    [
        ("^5.3.0", "~5.3.0"),
        ("5.0.0-alpha.66", "5.0.0-alpha.66"),
        ("^17.0.0 || ^18.2.0", "~18.2.0"),
        (">=16.8.0 <20", "~16.8.0"),
        ("~4.0", "~4.0"),
        ("^6.0.0 || ^7.0.0-beta", "^7.0.0-beta"),
        ("npm:acorn@^4.2.0", "npm:acorn@^4.2.0"),
        ("*", "*"),
        ("latest", "latest"),
    ],
)
def test_the_last_alternative_is_taken_at_its_lowest(requirement: str, lowest: str) -> None:
    assert lowest_of(requirement) == lowest
