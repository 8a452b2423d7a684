from pathlib import Path

import pytest

from showfloor.build.licence import VARIABLE, licence_key, missing_key_notice
from showfloor.compile import Site
from tiny import copy_tiny
from workplace import compile_at

FAMILY = "families/acorn-kit/family.toml"


@pytest.fixture(autouse=True)
def no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def licensed_site(root: Path, key: str = "") -> Site:
    copy_tiny(root)
    family, site = root / FAMILY, root / "site.toml"
    family.write_text("licensed = true\n" + family.read_text())
    site.write_text(key + site.read_text())
    return compile_at(root)


def test_the_environment_comes_before_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = licensed_site(tmp_path / "site", 'licence-key = "of the settings"\n')
    assert licence_key(site.config) == "of the settings"
    monkeypatch.setenv(VARIABLE, "of the environment")
    assert licence_key(site.config) == "of the environment"
    assert missing_key_notice(site.config) is None


def test_a_missing_key_is_told_with_what_it_means(tmp_path: Path) -> None:
    assert missing_key_notice(licensed_site(tmp_path / "site").config) == (
        "No license key is set for Acorn Kit: their commercial parts show a notice of their own."
        " Set SHOWFLOOR_LICENCE_KEY to build with one."
    )


def test_families_without_commercial_parts_need_none(tmp_path: Path) -> None:
    assert missing_key_notice(compile_at(copy_tiny(tmp_path / "site")).config) is None
