"""A build tries changed demos in a browser: what fails only there keeps a release from readers."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner

from showfloor.build import BuildPaths, Progress, build
from showfloor.check.site import check_live_demos
from showfloor.cli import main
from showfloor.errors import SourcesError
from support.browser.chromium import find_chromium
from support.browser.sweep import Sweep
from support.site.tiny_release import build_like_tiny
from support.site.tiny_site import copy_tiny
from support.site.work_folder import WORKSHOP
from support.site.workplace import SilentReport

pytestmark = pytest.mark.browser

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
    "Sleeper": """\
import { use } from 'react';

const never = new Promise<string>(() => {});

export default function Sleeper() {
  return <p>{typeof window === 'undefined' ? 'Acorn' : use(never)}</p>;
}
""",
}
WHY_POLICY = "  why: the published site sends the same policy, so browsers refuse it there too\n"
MISTAKES = f"""\
{PAGE}/Evaluator.tsx: the demo Evaluator breaks the security policy: script-src refuses eval() or \
new Function(), which begins with "(function anonymous( ) {{ return 1 + 1 }})"
{WHY_POLICY}\
  fix: import the code as a module, beside the demo or from a package

{PAGE}/LateThrower.tsx: the demo LateThrower throws in a browser: Error: the acorn rolled away
  why: {PAGE}/index.md shows it, and readers would see a report of the crash, or nothing that works
  fix: correct the demo; `showfloor dev` shows the error with the lines that it comes from

{PAGE}/Redrawn.tsx: the demo Redrawn is drawn otherwise in a browser than on the server
  why: React removes the markup that {PAGE}/index.md was sent with and draws the demo again: \
it jumps
  fix: draw first what the server draws; read times, random numbers, sizes and stored values \
in an effect; or write "::demo Redrawn client"

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
  fix: correct the demo; `showfloor dev` shows the error with the lines that it comes from"""


@pytest.fixture(autouse=True)
def browser_of_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOWFLOOR_BROWSER", find_chromium() or "")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> BuildPaths:
    """A copy of the tiny site that was built."""
    folder = tmp_path_factory.mktemp("live")
    paths = BuildPaths(site=copy_tiny(folder / "site"), dist=folder / "dist", work=folder / "work")
    build_like_tiny(paths)
    return paths


@pytest.fixture
def paths(built: BuildPaths) -> Iterator[BuildPaths]:
    """The same, whose changes are forgotten afterward."""
    page = built.site / PAGE
    kept = built.work.parent / "kept"
    shutil.copytree(page, kept)
    yield built
    shutil.rmtree(page)
    kept.rename(page)


def add_demos(paths: BuildPaths, *names: str) -> None:
    """Add demos to the page."""
    page = paths.site / PAGE
    for name in names:
        (page / f"{name}.tsx").write_text(DEMOS[name])
    with (page / "index.md").open("a") as text:
        text.writelines(f"\n::demo {name}\n" for name in names)


def test_what_fails_only_in_a_browser_stops_the_build_before_anybody_is_served_it(
    paths: BuildPaths,
) -> None:
    served = (paths.dist / "current").readlink()
    add_demos(paths, *DEMOS)
    with pytest.raises(SourcesError) as raised:
        build(paths, SilentReport())
    assert str(raised.value) == MISTAKES
    assert (paths.dist / "current").readlink() == served


def test_demos_that_pass_are_published_and_not_tried_again(
    paths: BuildPaths, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    report = SilentReport()
    demo = paths.site / PAGE / "Acorn.tsx"
    demo.write_text(DEMOS["Redrawn"].replace("'server'", "'browser'"))
    (paths.site / PAGE / "Thrower.tsx").write_text(DEMOS["Thrower"])
    with (paths.site / PAGE / "index.md").open("a") as text:
        text.write("\n::demo Acorn\n\n::demo Thrower fails\n")
    build(paths, report)
    assert report.said == []
    (tmp_path / "browser").write_text("exit 1")
    (tmp_path / "browser").chmod(0o755)
    monkeypatch.setenv("SHOWFLOOR_BROWSER", str(tmp_path / "browser"))
    with (paths.site / PAGE / "index.md").open("a") as text:
        text.write("\nAcorns fall.\n")
    build(paths, report)
    assert report.said == []


def test_a_browser_that_does_not_run_stops_no_build(
    paths: BuildPaths, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    browser = tmp_path / "browser"
    browser.write_text("#!/bin/sh\necho no display >&2\nexit 1\n")
    browser.chmod(0o755)
    monkeypatch.setenv("SHOWFLOOR_BROWSER", str(browser))
    add_demos(paths, "Thrower")
    report = SilentReport()
    build(paths, report)
    assert report.said == [
        f"Demos cannot be tried in a browser: {browser} ended by itself. no display. Name a"
        " Chromium, Chrome or Edge in the variable SHOWFLOOR_BROWSER, or write `none` there."
    ]


def test_the_demos_of_a_release_are_tried_by_hand(
    paths: BuildPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_demos(paths, "Thrower")
    with monkeypatch.context() as without:
        without.setenv("SHOWFLOOR_BROWSER", "none")
        build(paths, SilentReport())
    command = ["check", str(paths.site), "--dist", str(paths.dist), "--work", str(paths.work)]
    found = CliRunner().invoke(main, [*command, "--demos"])
    assert found.exit_code == 1
    assert "Thrower.tsx: the demo Thrower throws in a browser: the acorn fell" in found.stderr
    passed = CliRunner().invoke(main, [*command, "--demos", "--page", "/acorn-kit/part-seed/"])
    assert passed.exit_code == 0
    assert passed.stdout == "0 demos were tried in a browser: no mistakes.\n"


def test_by_hand_a_release_and_a_page_are_needed(paths: BuildPaths, tmp_path: Path) -> None:
    work = ["check", str(paths.site), "--work", str(paths.work), "--demos"]
    dist = tmp_path / "dist"
    assert CliRunner().invoke(main, [*work, "--dist", str(dist)]).stderr.strip() == (
        f"There is no release in {dist}.\n"
        "  why: demos are tried as readers get them.\n"
        "  fix: build the site first, or name the folder of its releases with --dist."
    )
    page = ["--page", "/acorn-kit/part-sead/"]
    assert CliRunner().invoke(main, [*work, "--dist", str(paths.dist), *page]).stderr.strip() == (
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
        """Say a line."""
        self.sweep.say(message)


@pytest.mark.sweep
@pytest.mark.usefixtures("dist")
def test_every_demo_of_the_site_comes_alive(sweep: Sweep) -> None:
    check_live_demos(WORKSHOP, None, SweepReport(sweep))
