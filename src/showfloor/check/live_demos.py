"""Finds demos that fail only in a browser: each document that shows one is opened in it.

A demo may break the security policy, throw, or not come alive, none of which rendering on the
server shows.
"""

import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NamedTuple

from showfloor.check.policy_violations import demo_policy_mistake
from showfloor.errors import ConfigError, SourceError, ToolError
from showfloor.model.base import Model
from showfloor.model.base_path import with_base
from showfloor.model.demo import demo_route
from showfloor.model.release import Manifest
from showfloor.model.sandbox_policy import PolicyViolation
from showfloor.node import NodeProgram, NodePrograms
from showfloor.release.report import Progress
from showfloor.workspace import DemoFacts, Site, SitePage

VARIABLE: Final = "SHOWFLOOR_BROWSER"
"""The variable that names the browser to use."""

NAMES: Final = (
    # Without windows it starts in half the time.
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
)
MAC: Final = ("Google Chrome", "Chromium", "Microsoft Edge")
WINDOWS: Final = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
WINDOWS_FOLDERS: Final = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
"""Variables with folders of programs."""

MOST: Final = 60
"""Documents that one browser opens: they take some ten seconds."""

WAKE: Final = NodeProgram(
    name="wake",
    seconds=5 * 60,
    failed="Demos cannot be tried in a browser: {reason}",
    why="what breaks the security policy, throws or stays lifeless shows only there.",
    fix=f"install a Chromium, Chrome or Edge, or name one in the variable {VARIABLE}.",
)

WORDS: Final = {
    "thrown": (
        "the demo {name} throws in a browser: ",
        "{page} shows it, and readers would see a report of the crash, or nothing that works",
        "correct the demo; `showfloor dev` shows the error with the lines that it comes from",
    ),
    "redrawn": (
        "the demo {name} is drawn otherwise in a browser than on the server",
        "React removes the markup that {page} was sent with and draws the demo again: it jumps",
        "draw first what the server draws; read times, random numbers, sizes and stored values"
        ' in an effect; or write "client" after its name in "::demo"',
    ),
    "unthrown": (
        'the demo {name} has the word "fails", and does not throw in a browser',
        "{page} shows it without what its other demos have: it is not prerendered",
        'remove "fails" after its name, or have it throw when it is rendered',
    ),
    "asleep": (
        "the demo {name} does not come alive in a browser",
        "{page} shows it, and nothing in it would answer a reader",
        "look for a script that never ends or cannot be loaded: `showfloor dev` shows the demo",
    ),
    "reaches": (
        "the demos of {family} change the page around them: ",
        "the navigation and the text look otherwise as soon as a demo is live",
        "import global styles in the provider, which keeps them on the stages of demos,"
        " and have demos change no element but their own",
    ),
    "unstyled": (
        "the demos of {family} are without styles until they are live, such as ",
        "readers see plain markup first, which jumps when its library inserts the styles",
        "collect them in a component around demos, as docs/library-adapters.md does for Griffel",
    ),
}
"""What is wrong, why that matters and what to do, by the kind of a fault."""
OF_FAMILIES: Final = ("reaches", "unstyled")


class BrowserFault(Model, frozen=True, kw_only=True):
    """What is wrong with a demo in a browser, as the program reports it."""

    kind: Literal["refused", "thrown", "unthrown", "redrawn", "reaches", "unstyled", "asleep"]
    message: str = ""
    directive: str = ""
    refused: str = ""
    source: str = ""
    sample: str = ""


class DemoDocument(NamedTuple):
    """The document of a release that shows one demo."""

    page: SitePage
    demo: DemoFacts

    @property
    def route(self) -> str:
        """Its site path."""
        return demo_route(self.page.route, self.demo.name)


@dataclass(frozen=True, slots=True)
class LiveDemos:
    """Opens the demos of a release in a browser."""

    site: Site
    programs: NodePrograms
    folder: Path
    """The folder of the release."""
    manifest: Manifest

    def documents(self, route: str | None) -> list[DemoDocument]:
        """Return the documents of a page's demos, or of all."""
        documents = (
            DemoDocument(page, demo)
            for page in self.site.pages.values()
            if route in (None, page.route)
            for demo in page.facts.demos
        )
        return [one for one in documents if one.route in self.manifest.routes]

    def mistakes(self, documents: Sequence[DemoDocument], progress: Progress) -> list[SourceError]:
        """Return a mistake for each fault of the documents.

        Raises `ToolError` where there is no browser or it cannot be used, and `ConfigError` where
        a variable names none.
        """
        browser = find_browser()
        if browser is None:
            raise ToolError(
                "No Chromium, Chrome or Edge was found.",
                why=WAKE.why,
                fix=WAKE.fix,
            )
        found = self._faults_of_families(browser, documents)
        for start in range(0, len(documents), MOST):
            some = documents[start : start + MOST]
            faults = self._ask(browser, {self._address(one): one.demo.fails for one in some})
            for document in some:
                found += (self._mistake(document, one) for one in faults[self._address(document)])
            progress(start + len(some), len(documents))
        return found

    def _faults_of_families(
        self, browser: Path, documents: Sequence[DemoDocument]
    ) -> list[SourceError]:
        """Return a mistake for each fault of a whole family on one page of it.

        What a library adds to a page while it is read is the same on all pages of its family.
        """
        first = {one.page.facts.family: one for one in reversed(documents)}
        pages = {with_base(self.manifest.base, one.page.route): one for one in first.values()}
        faults = self._ask(browser, dict.fromkeys(pages, False))
        return [
            self._mistake(one, fault)
            for address, one in pages.items()
            for fault in faults[address]
            if fault.kind in OF_FAMILIES
        ]

    def _ask(
        self, browser: Path, documents: Mapping[str, bool]
    ) -> dict[str, tuple[BrowserFault, ...]]:
        """Return the faults by address; `documents` says which demos have to throw."""
        release = str(self.folder.resolve())
        question = {"browser": str(browser), "release": release, "documents": documents}
        return self.programs.ask(WAKE, question, dict[str, tuple[BrowserFault, ...]])

    def _address(self, document: DemoDocument) -> str:
        return with_base(self.manifest.base, document.route)

    def _mistake(self, document: DemoDocument, fault: BrowserFault) -> SourceError:
        page, demo = document.page, document.demo
        if fault.kind == "refused":
            violation = PolicyViolation(
                page=document.route,
                demo=demo.name,
                directive=fault.directive,
                refused=fault.refused,
                source=fault.source,
                sample=fault.sample,
            )
            return demo_policy_mistake(violation, demo, self.site.inputs.root)
        what, why, fix = WORDS[fault.kind]
        return SourceError(
            what.format(name=demo.name, family=page.facts.family) + fault.message,
            path=page.facts.path if fault.kind in OF_FAMILIES else demo.source.paths[0],
            why=why.format(page=page.facts.path),
            fix=fix,
        )


def find_browser(
    variables: Mapping[str, str] = os.environ, system: str = sys.platform
) -> Path | None:
    """Return the path of a Chromium, Chrome or Edge, or nothing where there is none.

    Raises `ConfigError` if the variable names a program that does not exist.
    """
    folders = variables.get("PATH", os.defpath)
    if named := variables.get(VARIABLE):
        return _named(named, folders)
    on_path = (shutil.which(name, path=folders) for name in NAMES)
    found = next((Path(program) for program in on_path if program), None)
    return found or next((one for one in _usual_places(variables, system) if one.is_file()), None)


def _named(named: str, folders: str) -> Path:
    program = shutil.which(named, path=folders)
    if program is None:
        raise ConfigError(
            f'{VARIABLE} names "{named}", which is no program.',
            why="demos are tried in that browser.",
            fix="name a Chromium, Chrome or Edge, by its path or its name on PATH.",
        )
    return Path(program)


def _usual_places(variables: Mapping[str, str], system: str) -> Iterator[Path]:
    if system == "darwin":
        for folder in (Path("/Applications"), Path(variables.get("HOME", "/"), "Applications")):
            yield from (folder / f"{name}.app" / "Contents" / "MacOS" / name for name in MAC)
    if system == "win32":
        folders = [Path(variables[name]) for name in WINDOWS_FOLDERS if name in variables]
        yield from (folder / place for place in WINDOWS for folder in folders)
