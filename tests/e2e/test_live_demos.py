"""The demos of a release are tried in a browser, which shows what fails only there."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from showfloor.build import BuildPaths, Progress
from showfloor.check.site import check_live_demos
from showfloor.cli import main
from support.browser.chromium import find_chromium
from support.browser.sweep import Sweep
from support.site.tiny_release import build_like_tiny
from support.site.tiny_site import copy_tiny
from support.site.work_folder import WORKSHOP

# One worker runs them: each would build the site.
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("live-demos")]

PAGE = "pages/acorn-kit/components/branch"
DEMOS = {
    "StyleInserter": """\
import { useEffect } from 'react';

export default function StyleInserter() {
  useEffect(() => {
    document.querySelector('#styles')!.innerHTML = '<style>b { color: red }</style>';
  }, []);
  return <div id="styles" />;
}
""",
    "Evaluator": """\
import { useEffect, useState } from 'react';

export default function Evaluator() {
  const [sum, setSum] = useState(0);
  useEffect(() => {
    setSum(new Function('return 1 + 1')());
  }, []);
  return <p>{sum}</p>;
}
""",
    "Thrower": """\
import { useEffect } from 'react';

export default function Thrower() {
  useEffect(() => {
    throw new Error('the acorn fell');
  }, []);
  return <p>Acorn</p>;
}
""",
    "LateThrower": """\
import { useEffect } from 'react';

export default function LateThrower() {
  useEffect(() => {
    setTimeout(() => {
      throw new Error('the acorn rolled away');
    });
  }, []);
  return <p>Acorn</p>;
}
""",
    "Redrawn": """\
export default function Redrawn() {
  return <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>;
}
""",
    "Painter": """\
import { useEffect } from 'react';

export default function Painter() {
  useEffect(() => {
    document.body.style.letterSpacing = '3px';
  }, []);
  return <p>Acorn</p>;
}
""",
    "LateStyled": """\
import { useInsertionEffect } from 'react';

export default function LateStyled() {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule('.late { color: red; font: bold 20px serif; padding: 4px; opacity: 0.9 }');
    document.adoptedStyleSheets.push(sheet);
  }, []);
  return <p className="late">Acorn</p>;
}
""",
    "Sleeper": """\
import { use } from 'react';

const never = new Promise<string>(() => {});

export default function Sleeper() {
  return <p>{typeof window === 'undefined' ? 'Acorn' : use(never)}</p>;
}
""",
}
FAILING = """\
export default function Acorn(): null {
  throw new Error('the acorn fell');
}
"""
"""Throws when it is rendered, on a server too."""
WHY_POLICY = "  why: the published site sends the same policy, so browsers refuse it there too\n"
MISTAKES = f"""\
{PAGE}/Evaluator.tsx: the demo Evaluator breaks the security policy: script-src refuses eval() or \
new Function(), which begins with "(function anonymous( ) {{ return 1 + 1 }})"
{WHY_POLICY}\
  fix: import the code as a module, beside the demo or from a package

{PAGE}/Husk.tsx: the demo Husk has the word "fails", and does not throw in a browser
  why: {PAGE}/index.md shows it without what its other demos have: it is not prerendered
  fix: remove "fails" after its name, or have it throw when it is rendered

{PAGE}/LateThrower.tsx: the demo LateThrower throws in a browser: Error: the acorn rolled away
  why: {PAGE}/index.md shows it, and readers would see a report of the crash, or nothing that works
  fix: correct the demo; `showfloor dev` shows the error with the lines that it comes from

{PAGE}/Redrawn.tsx: the demo Redrawn is drawn otherwise in a browser than on the server
  why: React removes the markup that {PAGE}/index.md was sent with and draws the demo again: \
it jumps
  fix: draw first what the server draws; read times, random numbers, sizes and stored values \
in an effect; or write "client" after its name in "::demo"

{PAGE}/Sleeper.tsx: the demo Sleeper does not come alive in a browser
  why: {PAGE}/index.md shows it, and nothing in it would answer a reader
  fix: look for a script that never ends or cannot be loaded: `showfloor dev` shows the demo

{PAGE}/StyleInserter.tsx:5: the demo StyleInserter breaks the security policy: style-src-elem \
refuses a style element with text, which begins with "b {{ color: red }}"
{WHY_POLICY}\
  fix: import a style sheet, or style as the family does; style attributes are allowed. Where its \
library inserts styles while it runs, give the family an adapter that collects them \
(docs/library-adapters.md)

{PAGE}/Thrower.tsx: the demo Thrower throws in a browser: the acorn fell
  why: {PAGE}/index.md shows it, and readers would see a report of the crash, or nothing that works
  fix: correct the demo; `showfloor dev` shows the error with the lines that it comes from

{PAGE}/index.md: the demos of acorn-kit are without styles until they are live, such as LateStyled
  why: readers see plain markup first, which jumps when its library inserts the styles
  fix: collect them in a component around demos, as docs/library-adapters.md does for Griffel

{PAGE}/index.md: the demos of acorn-kit change the page around them: a script makes letter-spacing \
of body 3px instead of normal
  why: the navigation and the text look otherwise as soon as a demo is live
  fix: import global styles in the provider, which keeps them on the stages of demos, and have \
demos change no element but their own"""


@pytest.fixture(autouse=True)
def _browser_of_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOWFLOOR_BROWSER", find_chromium() or "")


@pytest.fixture(scope="module")
def paths(tmp_path_factory: pytest.TempPathFactory) -> BuildPaths:
    folder = tmp_path_factory.mktemp("live")
    paths = BuildPaths(site=copy_tiny(folder / "site"), dist=folder / "dist", work=folder / "work")
    page = paths.site / PAGE
    for name, code in DEMOS.items():
        (page / f"{name}.tsx").write_text(code)
    (page / "Acorn.tsx").write_text(FAILING)
    (page / "Husk.tsx").write_text("export default () => <p>Husk</p>;\n")
    with (page / "index.md").open("a") as text:
        text.writelines(f"\n::demo {name}\n" for name in (*DEMOS, "Acorn fails", "Husk fails"))
    build_like_tiny(paths)
    return paths


def tried(paths: BuildPaths, *options: str) -> Result:
    command = ["check", str(paths.site), "--work", str(paths.work), "--demos"]
    return CliRunner().invoke(main, [*command, "--dist", str(paths.dist), *options])


def test_what_fails_only_in_a_browser_is_told(paths: BuildPaths) -> None:
    found = tried(paths)
    assert found.exit_code == 1
    said = found.stderr.replace(f"{paths.site}/", "")
    assert said.endswith(f"\n{MISTAKES}\n\n9 mistakes.\n")  # after how far it was


def test_the_demos_of_one_page_may_be_tried(paths: BuildPaths) -> None:
    passed = tried(paths, "--page", "/acorn-kit/part-seed/")
    assert (passed.exit_code, passed.stdout) == (
        0,
        "2 demos were tried in a browser: no mistakes.\n",
    )


def test_a_browser_that_does_not_run_is_told(
    paths: BuildPaths, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    browser = tmp_path / "browser"
    browser.write_text("#!/bin/sh\necho no display >&2\nexit 1\n")
    browser.chmod(0o755)
    monkeypatch.setenv("SHOWFLOOR_BROWSER", str(browser))
    told = tried(paths).stderr
    assert f"Demos cannot be tried in a browser: no display\n{browser} cannot be started: " in told
    assert "fix: install a Chromium, Chrome or Edge, or name one in the variable" in told


def test_a_release_and_a_page_are_needed(paths: BuildPaths, tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    assert tried(replace(paths, dist=dist)).stderr.strip() == (
        f"There is no release in {dist}.\n"
        "  why: demos are tried as readers get them.\n"
        "  fix: build the site first, or name the folder of its releases with --dist."
    )
    assert tried(paths, "--page", "/acorn-kit/part-sead/").stderr.strip() == (
        "/acorn-kit/part-sead/ is no page.\n"
        "  why: only pages that somebody writes have a report and demos.\n"
        "  fix: did you mean /acorn-kit/part-seed/?"
    )


@dataclass(frozen=True)
class SweepReport:
    """Says how far a sweep is, which starts the time anew that may pass without a word."""

    sweep: Sweep

    @contextmanager
    def step(self, name: str) -> Iterator[Progress]:
        """Say how much of a step is done."""

        def progress(done: int, total: int | None) -> None:
            self.sweep.watch()
            self.sweep.say(f"{name}: {done} of {total}")

        self.sweep.watch()
        yield progress

    def say(self, message: str) -> None:
        self.sweep.say(message)


@pytest.mark.sweep
@pytest.mark.usefixtures("dist")
def test_every_demo_of_the_site_comes_alive(sweep: Sweep) -> None:
    check_live_demos(WORKSHOP, None, SweepReport(sweep))
