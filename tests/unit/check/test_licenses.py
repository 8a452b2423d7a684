"""Licenses that are judged without bundling; packages and their licenses are invented."""

from pathlib import Path

import pytest

from showfloor.build import BuildPaths
from showfloor.check.licenses import license_mistakes
from showfloor.frontend.bundle import build_frontend, frontend_code
from showfloor.frontend.node_programs import frontend_programs
from showfloor.workspace import Site
from support.site.installed_packages import install_package, link_packages
from support.site.memory_cache import MemoryCache
from support.site.tiny_site import copy_tiny
from support.site.traced_bundle import traced_bundles
from support.site.workplace import compile_at

COUNTER = "pages/acorn-kit/components/seed/DayCounter.tsx"
ACCEPTED = '[accepted.react]\ndeclares = "Own"\ndigest = "0"\nwhy = "Bought."\n'


@pytest.fixture
def paths(tmp_path: Path) -> BuildPaths:
    """Return a place with packages of its own: what demos import has a license of its own."""
    modules = tmp_path / "node_modules"
    link_packages(modules)
    install_package(modules, "react", "19.2.3", license="Own")
    (modules / "react" / "LICENSE").write_text("Text.")
    copy_tiny(tmp_path / "site")
    site, dist, work = (tmp_path / name for name in ("site", "dist", "work"))
    return BuildPaths(site=site, dist=dist, work=work)


def compiled(paths: BuildPaths, notices: str = "") -> Site:
    (paths.site / "notices.toml").write_text(notices)
    return compile_at(paths.site)


def told(paths: BuildPaths, notices: str = "", cache: MemoryCache | None = None) -> list[str]:
    found = license_mistakes(paths, compiled(paths, notices), cache or MemoryCache())
    return [one.what for one in found]


def test_what_demos_import_is_judged_with_the_file_that_imports_it(paths: BuildPaths) -> None:
    [mistake] = license_mistakes(paths, compiled(paths), MemoryCache())
    assert mistake.what == 'react 19.2.3 declares the license "Own", which is not allowed'
    assert mistake.why.startswith(f"readers get the scripts of {COUNTER} with it")


def test_a_text_that_was_not_accepted_is_told(paths: BuildPaths) -> None:
    [what] = told(paths, ACCEPTED)
    assert what == "the license text of react 19.2.3 is not the one that was accepted"


def test_a_package_without_a_text_is_told(paths: BuildPaths) -> None:
    (paths.node_modules / "react" / "LICENSE").unlink()
    assert told(paths, 'allowed = ["Own"]') == [
        "react 19.2.3 comes without the text of its license (Own)"
    ]


def test_texts_that_only_the_bundler_knows_are_left_to_it(paths: BuildPaths) -> None:
    (paths.node_modules / "react" / "inside").mkdir()
    (paths.node_modules / "react" / "inside" / "LICENSE").write_text("Of a part.")
    assert told(paths, ACCEPTED) == []


def test_what_is_no_work_of_others_is_left_out(paths: BuildPaths) -> None:
    react = paths.node_modules / "react"
    react.rename(paths.site.parent / "own")
    react.symlink_to(paths.site.parent / "own")
    assert told(paths) == []


def test_notices_are_judged_without_reading_packages_again(
    paths: BuildPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = MemoryCache()
    assert told(paths, 'allowed = ["Own"]', cache) == []
    monkeypatch.delattr("showfloor.check.licenses._used_packages")
    assert len(told(paths, "", cache)) == 1


def test_what_the_last_build_bundled_of_the_same_code_is_judged_as_it_would_be(
    paths: BuildPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    traced_bundles(monkeypatch)
    site = compiled(paths)
    programs = frontend_programs(paths)
    build_frontend(paths, site.frontend_sources, frontend_code(paths), say=print, programs=programs)
    (paths.work / "works.json").write_text(
        '[{"name": "elm", "version": "1.0.0", "license": "GPL-3.0-only", "texts": ["Text."],'
        ' "changed": false, "bundles": ["pages"]}]'
    )
    whole = told(paths, ACCEPTED)
    assert 'elm 1.0.0 declares the license "GPL-3.0-only", which is not allowed' in whole
    assert 'nothing needs "react" under [accepted]' in whole
    demo = paths.site / COUNTER
    demo.write_text(f"{demo.read_text()}// edited\n")
    assert told(paths, ACCEPTED) == [
        "the license text of react 19.2.3 is not the one that was accepted"
    ]
    demo.write_text(demo.read_text().removesuffix("// edited\n"))
    (paths.work / "works.json").write_text("damaged")
    assert len(told(paths, ACCEPTED)) == 1
