"""Demos are tried in a browser, where there is one."""

from pathlib import Path

import pytest

from showfloor.check.live_demos import LiveDemos
from showfloor.errors import ToolError
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
