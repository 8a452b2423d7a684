"""Which works of others a release may hold; the works are invented."""

from hashlib import sha256
from pathlib import Path

import pytest

from showfloor.config.license_rules import NoticesFile, load_notices
from showfloor.errors import SourcesError
from showfloor.frontend.third_party import check_works, imported_works, refusals
from showfloor.model.work import Work

DEFAULTS = NoticesFile()
OWN = sha256(b"Text.").hexdigest()
ACCEPTED = f'[accepted.oak]\ndeclares = "Own"\ndigest = "{OWN}"\nwhy = "Bought."\n'


def work(name: str, license: str | None, *texts: str) -> Work:
    return Work(name=name, version="1.2.0", license=license, texts=texts, bundles=("pages",))


def notices(root: Path, text: str) -> NoticesFile:
    (root / "notices.toml").write_text(text)
    (root / "oak.txt").write_text("The license of oaks.\n")
    return load_notices(root)


def faults(works: list[Work], settings: NoticesFile = DEFAULTS) -> str:
    with pytest.raises(SourcesError) as caught:
        check_works(works, settings)
    return str(caught.value)


@pytest.mark.parametrize(
    "license",
    [
        "MIT",
        "OFL-1.1",
        "MIT AND ISC",
        "(MIT OR GPL-3.0-or-later)",
        "(MPL-2.0 OR (Apache-2.0 AND Zlib))",
    ],
)
def test_permissive_licenses_are_allowed(license: str) -> None:
    assert check_works([work("oak", license, "Text.")], DEFAULTS)


@pytest.mark.parametrize(
    "license",
    [
        "GPL-3.0-only",
        "LGPL-2.1-or-later",
        "AGPL-3.0",
        "MPL-2.0",
        "CC-BY-SA-4.0",
        "MIT AND GPL-2.0-only",
        "(GPL-2.0-only OR LGPL-3.0-only)",
        "GPL-2.0-only WITH Classpath-exception-2.0",
        "SEE LICENSE IN LICENSE",
        "UNLICENSED",
        "MIT (mostly)",
        "",
    ],
)
def test_copyleft_and_unknown_licenses_stop_a_build(license: str) -> None:
    assert faults([work("oak", license, "Text.")]) == (
        f'notices.toml: oak 1.2.0 declares the license "{license}", which is not allowed\n'
        "  why: readers get the pages with it, and nothing may be sent under terms that nobody has"
        " agreed to\n"
        "  fix: read its license; if you may use it, write [accepted.oak] into notices.toml with"
        f' declares = "{license}", digest = "{OWN}" and your reason as why, or else remove the'
        " package"
    )


def test_a_work_that_declares_nothing_stops_a_build() -> None:
    assert faults([work("oak", None, "Text.")]) == (
        "notices.toml: oak 1.2.0 declares no license, which is not allowed\n"
        "  why: readers get the pages with it, and nothing may be sent under terms that nobody has"
        " agreed to\n"
        "  fix: remove the package"
    )


def test_a_name_is_written_as_toml_takes_it() -> None:
    assert "write [accepted.oak_leaf] into" in faults([work("oak_leaf", "Own", "Text.")])
    assert 'write [accepted."@oak/leaf"] into' in faults([work("@oak/leaf", "Own", "Text.")])


def test_the_digest_of_a_text_that_is_not_known_is_asked_for() -> None:
    assert "the digest of its text and your reason" in faults([work("oak", "Own")])


def test_a_work_is_accepted_by_name_while_it_declares_the_same(tmp_path: Path) -> None:
    settings = notices(tmp_path, ACCEPTED)
    assert check_works([work("oak", "Own", "Text.")], settings)
    assert 'declares the license "Else"' in faults([work("oak", "Else", "Text.")], settings)


def test_a_license_that_says_something_else_than_was_accepted_stops_a_build(tmp_path: Path) -> None:
    changed = sha256(b"Text.\n\nAnd more.").hexdigest()
    settings = notices(tmp_path, ACCEPTED)
    assert faults([work("oak", "Own", "Text.", "And more.")], settings) == (
        "notices.toml:3: the license text of oak 1.2.0 is not the one that was accepted\n"
        f'  why: it was accepted for the text with the SHA-256 "{OWN}", and its terms may be'
        " others now\n"
        "  fix: read the license in the package; if you agree to it, write"
        f' digest = "{changed}", or else remove the package'
    )


def test_a_site_may_allow_other_licenses(tmp_path: Path) -> None:
    settings = notices(tmp_path, '\nallowed = ["MPL-2.0"]\n')
    assert check_works([work("oak", "MPL-2.0", "Text.")], settings)
    assert faults([work("oak", "MIT", "Text.")], settings).startswith(
        'notices.toml:2: oak 1.2.0 declares the license "MIT", which is not allowed\n'
    )


def test_a_work_without_a_text_is_listed_as_it_is() -> None:
    (oak,) = check_works([work("oak", "MIT")], DEFAULTS)
    assert (oak.license, oak.texts) == ("MIT", ())


@pytest.mark.parametrize("license", [None, "UNLICENSED"])
def test_a_documented_package_needs_no_license(license: str | None) -> None:
    oak = work("oak", license)
    assert check_works([oak], DEFAULTS, documented={"oak"}) == (oak,)
    assert "oak 1.2.0 declares" in faults([oak])


def test_a_documented_package_under_a_license_that_is_refused_stops_a_build() -> None:
    with pytest.raises(SourcesError, match=r'the license "GPL-3\.0-only"'):
        check_works([work("oak", "GPL-3.0-only", "Text.")], DEFAULTS, documented={"oak"})


def test_imported_packages_are_judged_by_what_their_manifests_declare(tmp_path: Path) -> None:
    for name, license in (("oak", '"GPL-3.0-only"'), ("elm", '{"type": "MIT"}'), ("ash", "null")):
        (tmp_path / name).mkdir()
        text = f'{{"name": "{name}", "version": "1.2.0", "license": {license}}}'
        (tmp_path / name / "package.json").write_text(text)
    works = imported_works(tmp_path, ["elm", "oak", "ash", "fir", "oak"])
    assert [(one.name, one.version, one.license) for one in works] == [
        ("ash", "1.2.0", None),
        ("elm", "1.2.0", "MIT"),
        ("oak", "1.2.0", "GPL-3.0-only"),
    ]
    (refused,) = refusals(works, DEFAULTS, documented={"ash"})
    assert str(refused).startswith(
        'notices.toml: oak 1.2.0 declares the license "GPL-3.0-only", which is not allowed\n'
        "  why: readers get the demos with it,"
    )


def test_a_text_comes_from_a_sibling_or_from_a_file(tmp_path: Path) -> None:
    settings = notices(tmp_path, '[texts]\noak = { file = "oak.txt" }\nelm = { of = "ash" }\n')
    works = [work("oak", "MIT"), work("elm", "MIT"), work("ash", "MIT", "Of ashes.")]
    assert [(one.name, one.texts) for one in check_works(works, settings)] == [
        ("ash", ("Of ashes.",)),
        ("elm", ("Of ashes.",)),
        ("oak", ("The license of oaks.",)),
    ]


def test_a_standard_text_names_the_holder_of_its_work(tmp_path: Path) -> None:
    (tmp_path / "isc.txt").write_text("Copyright (c) {holder}\n")
    settings = notices(tmp_path, '[texts]\nelm = { file = "isc.txt", holder = "Ann Elm" }\n')
    (elm,) = check_works([work("elm", "ISC")], settings)
    assert (elm.texts, elm.standard) == (("Copyright (c) Ann Elm",), True)


@pytest.mark.parametrize(
    ("file", "holder", "what", "why"),
    [
        ("isc.txt", "", "the holder of its copyright", "has a place"),
        ("oak.txt", ', holder = "Ann Elm"', "no holder", "has no place"),
    ],
)
def test_a_holder_and_its_place_belong_together(
    tmp_path: Path, file: str, holder: str, what: str, why: str
) -> None:
    (tmp_path / "isc.txt").write_text("Copyright (c) {holder}\n")
    with pytest.raises(SourcesError) as caught:
        notices(tmp_path, f'[texts]\nelm = {{ file = "{file}"{holder} }}\n')
    assert str(caught.value) == (
        f'notices.toml:2: the text of "elm" needs {what}\n'
        f"  why: the file {file} {why} {{holder}}, where the owner of the work is named\n"
        "  fix: write the owner that the package names as holder where the file has {holder} in"
        " its copyright line, and none where it has not"
    )


def test_the_text_of_another_license_is_not_taken(tmp_path: Path) -> None:
    settings = notices(tmp_path, '[texts]\nelm = { of = "ash" }\n')
    works = [work("elm", "MIT"), work("ash", "ISC", "Of ashes.")]
    elm = next(one for one in check_works(works, settings) if one.name == "elm")
    assert elm.texts == ()


def test_a_setting_that_nothing_needs_is_a_mistake(tmp_path: Path) -> None:
    text = ACCEPTED.replace("oak", "elm") + '\n[texts]\noak = { file = "oak.txt" }\n'
    assert faults([work("oak", "MIT", "Text.")], notices(tmp_path, text)) == (
        'notices.toml:1: nothing needs "elm" under [accepted]\n'
        "  why: nothing sent to readers contains this work\n"
        "  fix: remove the entry, or correct its name\n"
        "\n"
        'notices.toml:7: nothing needs "oak" under [texts]\n'
        "  why: the work comes with the text of its license\n"
        "  fix: remove the entry, or correct its name"
    )
