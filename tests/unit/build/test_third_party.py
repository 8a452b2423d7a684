"""Which works of others a release may hold; the works are invented."""

from pathlib import Path

import pytest

from showfloor.build.third_party import check_works
from showfloor.config.notices import NoticesFile, load_notices
from showfloor.errors import SourcesError
from showfloor.model import Work

DEFAULTS = NoticesFile()


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
        "  fix: remove the package; or, if you may use it, name it under [accepted] with what it"
        " declares and why you may"
    )


def test_a_work_that_declares_nothing_stops_a_build() -> None:
    assert faults([work("oak", None, "Text.")]).startswith(
        "notices.toml: oak 1.2.0 declares no license, which is not allowed\n"
    )


def test_a_work_is_accepted_by_name_while_it_declares_the_same(tmp_path: Path) -> None:
    settings = notices(tmp_path, '[accepted.oak]\ndeclares = "Own"\nwhy = "Bought."\n')
    assert check_works([work("oak", "Own", "Text.")], settings)
    assert 'declares the license "Else"' in faults([work("oak", "Else", "Text.")], settings)


def test_a_site_may_allow_other_licenses(tmp_path: Path) -> None:
    settings = notices(tmp_path, '\nallowed = ["MPL-2.0"]\n')
    assert check_works([work("oak", "MPL-2.0", "Text.")], settings)
    assert faults([work("oak", "MIT", "Text.")], settings).startswith(
        'notices.toml:2: oak 1.2.0 declares the license "MIT", which is not allowed\n'
    )


def test_a_work_without_a_text_stops_a_build() -> None:
    assert faults([work("oak", "MIT")]) == (
        "notices.toml: oak 1.2.0 comes without the text of its license (MIT)\n"
        "  why: licenses ask for their text to go with the work, and readers get the pages with"
        " it\n"
        '  fix: name its source under [texts]: "of" another work with the same owner and license,'
        ' or a "file" with the text'
    )


def test_a_text_comes_from_a_sibling_or_from_a_file(tmp_path: Path) -> None:
    settings = notices(tmp_path, '[texts]\noak = { file = "oak.txt" }\nelm = { of = "ash" }\n')
    works = [work("oak", "MIT"), work("elm", "MIT"), work("ash", "MIT", "Of ashes.")]
    assert [(one.name, one.texts) for one in check_works(works, settings)] == [
        ("ash", ("Of ashes.",)),
        ("elm", ("Of ashes.",)),
        ("oak", ("The license of oaks.",)),
    ]


def test_the_text_of_another_license_is_not_taken(tmp_path: Path) -> None:
    settings = notices(tmp_path, '[texts]\nelm = { of = "ash" }\n')
    works = [work("elm", "MIT"), work("ash", "ISC", "Of ashes.")]
    assert "elm 1.2.0 comes without the text of its license (MIT)" in faults(works, settings)


def test_a_setting_that_nothing_needs_is_a_mistake(tmp_path: Path) -> None:
    text = (
        '[accepted.elm]\ndeclares = "Own"\nwhy = "Bought."\n\n[texts]\noak = { file = "oak.txt" }\n'
    )
    assert faults([work("oak", "MIT", "Text.")], notices(tmp_path, text)) == (
        'notices.toml:1: nothing needs "elm" under [accepted]\n'
        "  why: nothing sent to readers contains this work\n"
        "  fix: remove the entry, or correct its name\n"
        "\n"
        'notices.toml:6: nothing needs "oak" under [texts]\n'
        "  why: the work comes with the text of its license\n"
        "  fix: remove the entry, or correct its name"
    )
