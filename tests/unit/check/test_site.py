"""What checks of code do beside each other, and when the program that renders is started."""

from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest

from showfloor.build import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.check import site as checking_module
from showfloor.check.demos import DemoCheck
from showfloor.check.site import code_mistakes
from showfloor.errors import ShowfloorError, SourceError, ToolError
from showfloor.model.page import Page
from showfloor.render import PartMistake
from showfloor.workspace import Site
from support.site.memory_cache import MemoryCache
from support.site.tiny_site import copy_tiny
from support.site.workplace import SilentReport, compile_at

PLACE = "showfloor.check.demos"


@pytest.fixture
def paths(tmp_path: Path) -> BuildPaths:
    (tmp_path / "work").mkdir()
    site = copy_tiny(tmp_path / "site")
    return BuildPaths(site=site, dist=tmp_path / "dist", work=tmp_path / "work")


def mistake(path: str) -> SourceError:
    return SourceError("is wrong", path=path, line=1, why="so", fix="else")


def failure(what: str) -> ToolError:
    return ToolError(what, why="so", fix="else")


def checked(paths: BuildPaths, demos: DemoCheck) -> list[SourceError]:
    with DiskCache(paths.work / "cache.db", say=print) as cache:
        return code_mistakes(paths, compile_at(paths.site), cache, SilentReport(), demos)


class Demos(DemoCheck):
    """Finds what it is told to, after `begun`."""

    def __init__(self, found: list[SourceError] | ToolError, ended: Event) -> None:
        self._found = found
        self._ended = ended

    def mistakes(self, *_site: object, **_report: object) -> list[SourceError]:
        self._ended.set()
        if isinstance(self._found, ToolError):
            raise self._found
        return self._found


def check_types(
    patch: pytest.MonkeyPatch, found: list[SourceError] | ToolError, after: Event
) -> None:
    def type_mistakes(*_site: object) -> list[SourceError]:
        assert after.wait(60), "demos were not rendered meanwhile"
        if isinstance(found, ToolError):
            raise found
        return found

    patch.setattr(checking_module, "type_mistakes", type_mistakes)


def test_types_are_checked_while_demos_are_rendered(
    paths: BuildPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = Event()
    check_types(monkeypatch, [mistake("z.tsx")], ended)
    found = checked(paths, Demos([mistake("a.tsx"), mistake("z.tsx")], ended))
    assert [one.path.as_posix() for one in found] == ["z.tsx", "a.tsx"]


@pytest.mark.parametrize(
    ("types", "demos", "told"),
    [
        (failure("no compiler"), failure("no renderer"), "no compiler"),
        ([mistake("a.tsx")], failure("no renderer"), "no renderer"),
        (failure("no compiler"), [], "no compiler"),
    ],
)
def test_what_cannot_be_checked_is_told_in_the_order_of_the_checks(
    paths: BuildPaths,
    monkeypatch: pytest.MonkeyPatch,
    types: list[SourceError] | ToolError,
    demos: list[SourceError] | ToolError,
    told: str,
) -> None:
    ended = Event()
    check_types(monkeypatch, types, ended)
    with pytest.raises(ShowfloorError, match=told):
        checked(paths, Demos(demos, ended))


class Program:
    """Stands for the program that renders."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.calls: list[str] = []
        self.faults: list[PartMistake] = []
        """What is wrong with each page."""
        running = SimpleNamespace(
            stop=lambda: self.calls.append("stop"), close=lambda: self.calls.append("close")
        )
        patch.setattr(f"{PLACE}.start_dev_program", lambda _paths: self._started(running))
        patch.setattr(f"{PLACE}.DevFrontend", lambda _program: self)
        patch.setattr(f"{PLACE}.serve_site", lambda *_site, say: self.calls.append("serve"))

    def _started(self, running: object) -> object:
        self.calls.append("start")
        return SimpleNamespace(running=running)

    def render(self, _page: Page, *, demos: bool) -> "Program":
        """Return what is wrong with a page."""
        assert not demos
        return self

    def run(self, paths: BuildPaths, site: Site, cache: MemoryCache) -> list[str]:
        """Return what is done to check a site."""
        self.calls.clear()
        with DemoCheck(paths, cache) as demos:
            demos.begin(site.frontend_sources)
            self.calls.append("compiled")
            demos.mistakes(site, say=print, progress=lambda _done, _total: None)
        return list(self.calls)


def test_the_program_is_started_early_where_code_has_changed(
    paths: BuildPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, cache, site = Program(monkeypatch), MemoryCache(), compile_at(paths.site)
    whole = ["start", "compiled", "serve", "stop", "close"]
    fault = PartMistake(what="w", path="a.tsx", line=1, column=None, why="so", fix="else")
    program.faults = [fault]
    assert program.run(paths, site, cache) == whole
    program.faults = []
    assert program.run(paths, site, cache) == whole
    assert program.run(paths, site, cache) == ["compiled"]


def test_the_program_is_started_late_for_a_page_with_other_demos(
    paths: BuildPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, cache = Program(monkeypatch), MemoryCache()
    program.run(paths, compile_at(paths.site), cache)
    page = paths.site / "pages/acorn-kit/components/seed/index.md"
    page.write_text(page.read_text().partition("::demo LeafBadge")[0])
    late = ["compiled", "start", "serve", "stop", "close"]
    assert program.run(paths, compile_at(paths.site), cache) == late
