from dataclasses import replace
from pathlib import Path

import pytest

from showfloor.build import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.config import load_site_config
from showfloor.config.loader import LICENSE_KEY, missing_key_remark
from showfloor.workspace import Inputs, Workspace
from showfloor.workspace.inputs import build_inputs
from support.site.tiny_site import TINY, copy_tiny
from support.site.workplace import compile_at, inputs_at

SETTING = 'license-key = "of the settings"\n'


def licensed_site(root: Path) -> Path:
    family = copy_tiny(root) / "families" / "acorn-kit" / "family.toml"
    text = family.read_text() + '\n[packages]\n"acorn-pro" = "1.0.0"\n'
    family.write_text('licensed = ["acorn-pro"]\n' + text)
    return root


def test_the_key_of_the_environment_comes_before_that_of_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = copy_tiny(tmp_path / "site")
    (root / "site.toml").write_text(SETTING + (root / "site.toml").read_text())
    monkeypatch.delenv(LICENSE_KEY, raising=False)
    assert inputs_of(root).license_key is None
    assert compile_at(root).config.site.license_key == "of the settings"
    monkeypatch.setenv(LICENSE_KEY, "of the environment")
    inputs = replace(inputs_at(root), license_key=inputs_of(root).license_key)
    assert Workspace(inputs).update().config.site.license_key == "of the environment"


def inputs_of(root: Path) -> Inputs:
    paths = BuildPaths(site=root, dist=root.parent / "dist", work=root.parent)
    with DiskCache(root.parent / "cache.db", say=pytest.fail) as cache:
        return build_inputs(paths, cache)


def test_a_missing_key_is_told_with_what_it_means(tmp_path: Path) -> None:
    config = load_site_config(licensed_site(tmp_path))
    assert config.unlicensed == ("acorn-pro",)
    assert missing_key_remark(config) == (
        "No license key is set for Acorn Kit: their commercial parts show a notice of their own."
        " Set SHOWFLOOR_LICENSE_KEY to build with one."
    )
    licensed = config.licensed_by("bought")
    assert (licensed.unlicensed, missing_key_remark(licensed)) == ((), None)
    assert missing_key_remark(load_site_config(TINY)) is None
