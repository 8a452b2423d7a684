"""Demos are tried in a browser, where there is one."""

from pathlib import Path

import pytest

from showfloor.check.live_demos import LiveDemos, find_browser
from showfloor.errors import ConfigError, ToolError
from showfloor.model.release import Manifest
from support.site.tiny_site import TINY
from support.site.workplace import PROGRAMS, compile_at


def test_without_a_browser_no_demos_can_be_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    demos = LiveDemos(
        compile_at(TINY), PROGRAMS, tmp_path, Manifest(digest="", files={}, routes={})
    )
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    with pytest.raises(ToolError) as raised:
        demos.mistakes([], lambda done, total: None)
    assert str(raised.value) == (
        "No Chromium, Chrome or Edge was found.\n"
        "  why: what breaks the security policy, throws or stays lifeless shows only there.\n"
        "  fix: install a Chromium, Chrome or Edge, or name one in the variable SHOWFLOOR_BROWSER."
    )


def program(place: Path) -> Path:
    """Make a program."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.touch(mode=0o755)
    return place


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A folder of programs."""
    (tmp_path / "bin").mkdir()
    return tmp_path / "bin"


def test_a_browser_on_the_path(path: Path) -> None:
    program(path / "google-chrome")
    chromium = program(path / "chromium")
    assert find_browser({"PATH": str(path)}, "linux") == chromium


@pytest.mark.parametrize("named", ["my-browser", "{path}/my-browser"])
def test_a_browser_that_is_named(path: Path, named: str) -> None:
    program(path / "chromium")
    own = program(path / "my-browser")
    variables = {"PATH": str(path), "SHOWFLOOR_BROWSER": named.format(path=path)}
    assert find_browser(variables, "linux") == own


def test_no_browser(path: Path) -> None:
    assert find_browser({"PATH": str(path)}, "linux") is None


def test_a_browser_that_is_named_and_not_there(path: Path) -> None:
    with pytest.raises(ConfigError) as raised:
        find_browser({"PATH": str(path), "SHOWFLOOR_BROWSER": "lynx"}, "linux")
    assert str(raised.value) == (
        'SHOWFLOOR_BROWSER names "lynx", which is no program.\n'
        "  why: demos are tried in that browser.\n"
        "  fix: name a Chromium, Chrome or Edge, by its path or its name on PATH."
    )


def test_a_browser_among_the_applications_of_a_user(path: Path, tmp_path: Path) -> None:
    place = tmp_path / "Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"
    edge = program(place)
    assert find_browser({"PATH": str(path), "HOME": str(tmp_path)}, "darwin") == edge


def test_a_browser_among_the_programs_of_windows(path: Path, tmp_path: Path) -> None:
    edge = program(tmp_path / "Microsoft/Edge/Application/msedge.exe")
    variables = {"PATH": str(path), "PROGRAMFILES(X86)": str(tmp_path)}
    assert find_browser(variables, "win32") == edge
