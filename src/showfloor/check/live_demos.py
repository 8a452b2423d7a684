"""Finds demos that fail only in a browser: each document that shows one is opened in it.

A demo may break the security policy, throw, or not come alive, none of which rendering on the
server shows. A release is tried before it is served.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal, NamedTuple

from showfloor.check.browser import VARIABLE, browser_is_unwanted, find_browser
from showfloor.check.policy_violations import demo_policy_mistake
from showfloor.errors import SourceError, SourcesError, ToolError
from showfloor.fingerprint import key_of
from showfloor.model import demo_route
from showfloor.model.base import Model
from showfloor.model.base_path import with_base
from showfloor.model.cache import Cache
from showfloor.model.policy import PolicyViolation
from showfloor.model.release import FileEntry, Manifest
from showfloor.node import NodeProgram, NodePrograms
from showfloor.release.report import Progress
from showfloor.workspace import DemoFacts, Site, SitePage

LIVE_DEMOS: Final = "live-demos"
"""Kind of the cache that remembers demos without a fault."""

POLICY: Final = "Content-Security-Policy"
MOST: Final = 60
"""Changed demos that a build tries: they take some ten seconds."""

WAKE: Final = NodeProgram(
    name="wake",
    seconds=5 * 60,
    failed="Demos cannot be tried in a browser: {reason}",
    why="what breaks the security policy, throws or stays lifeless shows only there.",
    fix=f"name a Chromium, Chrome or Edge in the variable {VARIABLE}, or write `none` there.",
)
TOO_MANY: Final = (
    "{count} demos are new or changed, too many to try each in a browser:"
    " `showfloor check --demos` tries them."
)


class Fault(Model, frozen=True, kw_only=True):
    """What is wrong with a demo in a browser, as the program says it."""

    kind: Literal["refused", "thrown", "redrawn", "asleep"]
    message: str = ""
    directive: str = ""
    refused: str = ""
    source: str = ""
    sample: str = ""


class DemoDocument(NamedTuple):
    """The document of a release that shows one demo."""

    page: SitePage
    demo: DemoFacts
    path: str
    """Site path of its file."""

    @property
    def route(self) -> str:
        """Its site path."""
        return demo_route(self.page.route, self.demo.name)


@dataclass(frozen=True, slots=True)
class LiveDemos:
    """Opens the demos of a release in a browser."""

    site: Site
    programs: NodePrograms
    cache: Cache
    """Remembers the demos without a fault."""
    folder: Path
    """The folder of the release."""
    manifest: Manifest

    def documents(self) -> Iterator[DemoDocument]:
        """Yield the documents of all demos but those that fail on purpose."""
        for page in self.site.pages.values():
            for demo in page.facts.demos:
                path = self.manifest.routes.get(demo_route(page.route, demo.name))
                if path is not None and not demo.fails:
                    yield DemoDocument(page, demo, path)

    def untried(self, documents: Iterable[DemoDocument]) -> list[DemoDocument]:
        """Return the documents that no browser has shown to be without a fault."""
        return [one for one in documents if self.cache.get(self._key(one)) is None]

    def check_before_serving(
        self, served: Mapping[str, FileEntry], say: Callable[[str], None]
    ) -> None:
        """Raise the mistakes of untried demos; of many, those that differ from the `served` files.

        `served` are by site path, and `say` is told why demos are not tried. Raises `ConfigError`
        where a variable names no browser.
        """
        documents, files = list(self.documents()), self.manifest.files
        if len(documents) > MOST:
            documents = [one for one in documents if served.get(one.path) != files[one.path]]
        documents = self.untried(documents)
        if browser_is_unwanted() or not documents:
            return
        if len(documents) > MOST:
            say(TOO_MANY.format(count=len(documents)))
            return
        try:
            mistakes = self.mistakes(documents)
        except ToolError as error:
            say(f"{error.what.rstrip('.')}. {error.fix[0].upper()}{error.fix[1:]}")
        else:
            if mistakes:
                raise SourcesError(mistakes)

    def mistakes(
        self,
        documents: Sequence[DemoDocument],
        progress: Progress = lambda done, total: None,
    ) -> list[SourceError]:
        """Return a mistake for each fault of the documents.

        Raises `ToolError` where there is no browser or it cannot be used, and `ConfigError` where
        a variable names none.
        """
        browser, found = find_browser(), list[SourceError]()
        if browser is None:
            raise ToolError(
                "Demos were not tried: no Chromium, Chrome or Edge was found.",
                why=WAKE.why,
                fix=WAKE.fix,
            )
        for start in range(0, len(documents), MOST):
            some = documents[start : start + MOST]
            faults = self._faults(browser, some)
            for document in some:
                faulty = faults[self._address(document)]
                found += (self._mistake(document, fault) for fault in faulty)
                if not faulty:
                    self.cache.put(self._key(document), b"")
            progress(start + len(some), len(documents))
        return found

    def _faults(
        self, browser: Path, documents: Sequence[DemoDocument]
    ) -> dict[str, tuple[Fault, ...]]:
        # The browser may still write to its folder while it ends.
        with TemporaryDirectory(prefix="showfloor-", ignore_cleanup_errors=True) as profile:
            question = {
                "browser": str(browser),
                "profile": profile,
                "release": str(self.folder.resolve()),
                "documents": [self._address(document) for document in documents],
            }
            return self.programs.ask(WAKE, question, dict[str, tuple[Fault, ...]])

    def _key(self, document: DemoDocument) -> str:
        """Return a key of all that a browser may find: the content names its scripts by hashes."""
        return key_of(self.manifest.headers.get(POLICY), self.manifest.files[document.path].etag)

    def _address(self, document: DemoDocument) -> str:
        return with_base(self.manifest.base, document.route)

    def _mistake(self, document: DemoDocument, fault: Fault) -> SourceError:
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
            f"the demo {demo.name} {what}{fault.message}",
            path=demo.source.paths[0],
            why=why.format(page=page.facts.path),
            fix=fix.format(name=demo.name),
        )


WORDS: Final = {
    "thrown": (
        "throws in a browser: ",
        "{page} shows it, and readers would see a report of the crash, or nothing that works",
        "correct the demo; `showfloor dev` shows the error with the lines that it comes from",
    ),
    "redrawn": (
        "is drawn otherwise in a browser than on the server",
        "React removes the markup that {page} was sent with and draws the demo again: it jumps",
        "draw first what the server draws; read times, random numbers, sizes and stored values"
        ' in an effect; or write "::demo {name} client"',
    ),
    "asleep": (
        "does not come alive in a browser",
        "{page} shows it, and nothing in it would answer a reader",
        "look for a script that never ends or cannot be loaded: `showfloor dev` shows the demo",
    ),
}
"""What is wrong, why that matters and what to do, by the kind of a fault."""
