"""Set-up names the browser of the tests, and a newer one that the system offers."""

import sys
from pathlib import Path

import pytest

from support.site.project_scripts import load_script

setup = load_script("setup")
BROWSER = "#!/bin/sh\necho 'Chromium 150.0.7871.100 built on Debian'\n"
POLICY = "#!/bin/sh\necho 'chromium:'; echo '  Candidate: {}'\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a browser there prints no version")
@pytest.mark.parametrize(
    ("candidate", "offer"),
    [
        ("150.0.7871.100-1~deb12u1", ""),
        ("156.0.8078.114-1", "\nThe system offers 156.0.8078.114-1: apt-get install chromium"),
        ("(none)", ""),
    ],
)
def test_the_browser_and_a_newer_one_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, candidate: str, offer: str
) -> None:
    browser = tmp_path / "chromium"
    for file, text in ((browser, BROWSER), (tmp_path / "apt-cache", POLICY.format(candidate))):
        file.write_text(text)
        file.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    named = f"Browser of the tests: 150.0.7871.100 ({browser})"
    assert setup.browser_lines(str(browser)) == named + offer
