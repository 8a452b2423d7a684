"""A site as one incremental graph: builds, checks and the development server are its users.

    files --> records (facts, bodies) --> producers --> joined pages --> Site

`Workspace.update` takes in the files as they are now. Each arrow is a function of values that is
run again only where these have changed: a page is read again when its files differ, a producer or
a join runs again when the facts that it takes differ. There is no other way to make a site.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, Self

from showfloor.config import SiteConfig, check_pins, load_site_config
from showfloor.demos import DemoSource, deep_code
from showfloor.errors import ShowfloorError, SourcesError
from showfloor.fingerprint import installed_node_packages
from showfloor.navigation import TreeSource, load_trees
from showfloor.sources import Scan, Stamp, scan, stamp_of
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.join import Joined, join_pages
from showfloor.workspace.memo import Memo
from showfloor.workspace.page_demos import prepare_demos
from showfloor.workspace.page_record import PAGES, PageRecord
from showfloor.workspace.producers import (
    ApiPages,
    PagesRead,
    Producers,
    Sources,
    pending_all,
    produce_all,
)
from showfloor.workspace.records import front_records, page_records
from showfloor.workspace.site import FrontendSources, Site
from showfloor.workspace.site_page import SitePage
from showfloor.workspace.state import WorkspaceState, read_state, write_state

__all__ = ["Workspace"]

BUNDLED: Final = ("components/", "families/", "fonts/")
"""Folders whose code only the bundler reads; demos are read with their pages."""


class Workspace:
    """The sources of a site, and what was made of them. One thread at a time may use it."""

    def __init__(self, inputs: Inputs, state: WorkspaceState | None = None) -> None:
        """Begin with what an earlier process left; without it everything is read."""
        self.inputs = inputs
        self._state = state or WorkspaceState()
        self._joins = Memo()
        self._previewed: dict[str, PageRecord] = {}
        """Pages that were whole in a preview, by path: unchanged ones are not read again."""
        self._waiting: frozenset[str] | None = None
        """Files that may differ from the last update; nothing where any may."""

    @classmethod
    def open(cls, inputs: Inputs) -> Self:
        """Return the workspace of a site as the last process left it."""
        return cls(inputs, read_state(inputs))

    @property
    def is_new(self) -> bool:
        """Whether no page of the site was ever read."""
        return not self._state.records

    def update(
        self,
        changed: Iterable[str] | None = None,
        *,
        begin: Callable[[FrontendSources], None] | None = None,
    ) -> Site:
        """Return the site as its files are now; only what has changed is made again.

        `changed` are the paths of all files that may have changed since the last update, relative
        to the site's folder; without it the folder is scanned. `begin` is given what the frontend
        is bundled from as soon as that is known: seconds before the site is, where imports have to
        be measured. It may still turn out that the site has mistakes.
        Raises `SourcesError` with the mistakes of all files; then the workspace is as before. What
        only the whole site shows is left to `showfloor.checks`.
        """
        files = self._scanned(changed)
        config = self._config(files)
        with _DemosBeside() as demos:
            records, producers = self._read(config, files, demos)
            if begin is not None:
                begin(_frontend_sources(config, files, records.values(), producers))
            demos.wait()
        site = self._site(config, files, records, producers)
        self._waiting = frozenset()
        self._state = WorkspaceState(
            stamps=files.stamps,
            records=dict(records),
            producers={producer.name: producer.state() for producer in producers},
        )
        return site

    def preview(self, paths: Iterable[str]) -> Site:
        """Return the site before its packages are read: what single pages can be shown with.

        It is the same graph with the producers pending that ask programs. The pages at these paths
        are whole, all others are known by their front matter. Raises a `ShowfloorError` where a
        file that they need has a mistake.
        """
        files = scan(self.inputs.root)
        config = self._config(files)
        records = dict(self._joins.run(front_records, config, files))
        whole = {path: self._record(config, files, records[path]) for path in {*paths} & {*records}}
        self._previewed |= whole
        records |= whole
        producers = pending_all(self._sources(config, files, lambda: records))
        return self._site(config, files, records, producers)

    @property
    def stamps(self) -> Mapping[str, Stamp]:
        """How the files looked at the last update, by path."""
        return self._state.stamps

    def remeasure(self) -> None:
        """Have the next update ask again for what imports cost."""
        self._joins.forget(ApiPages.produce)

    def write_state(self) -> None:
        """Leave what is known to the next process."""
        if not self.is_new:
            write_state(self.inputs, self._state)

    def _scanned(self, changed: Iterable[str] | None) -> Scan:
        """Return the files as they are now, with the mistakes in changed code."""
        root, known = self.inputs.root, self._state.stamps
        if changed is None or self._waiting is None:
            self._waiting = None
        else:
            self._waiting |= {*changed}
        files = None if self._waiting is None else _edited(root, known, self._waiting)
        if files is None:
            files = scan(root, known)
        return _with_code(root, files, known)

    def _config(self, files: Scan) -> SiteConfig:
        packages = installed_node_packages(self.inputs.node_modules)
        return self._joins.run(_site_config, self.inputs, _shared_files(files), packages)

    def _sources(
        self, config: SiteConfig, files: Scan, records: Callable[[], Mapping[str, PageRecord]]
    ) -> Sources:
        return Sources(
            inputs=self.inputs,
            config=config,
            files=_shared_files(files),
            packages=installed_node_packages(self.inputs.node_modules),
            read=cache(lambda: _pages_read(records())),
            state=self._state,
        )

    def _read(
        self, config: SiteConfig, files: Scan, demos: "_DemosBeside"
    ) -> tuple[Mapping[str, PageRecord], Producers]:
        """Read the pages, and what packages declare beside them: that is done by programs.

        Raises the mistakes of pages before those of producers.
        """
        with ThreadPoolExecutor(1, "pages") as thread:
            reading: Future[Mapping[str, PageRecord]] = thread.submit(
                page_records,
                self.inputs,
                config,
                files,
                self._state.records,
                prepare=demos.prepare,
            )
            try:
                producers = produce_all(self._sources(config, files, reading.result), self._joins)
            except ShowfloorError:
                reading.result()
                demos.wait()
                raise
            return reading.result(), producers

    def _record(self, config: SiteConfig, files: Scan, front: PageRecord) -> PageRecord:
        """Return a whole page of which the front matter is known."""
        facts = front.facts
        folder = facts.path.rpartition("/")[0]
        own = [facts.path, *(f"{folder}/{name}" for name in facts.beside)]
        alone = Scan({path: files.stamps[path] for path in own})
        return page_records(self.inputs, config, alone, self._previewed)[facts.path]

    def _site(
        self,
        config: SiteConfig,
        files: Scan,
        records: Mapping[str, PageRecord],
        producers: Producers,
    ) -> Site:
        every = dict(records)
        for producer in producers:
            every |= producer.records()
        sources = self._joins.run(_tree_sources, self.inputs.root, _navigation_files(files))
        joined = self._joins.run(
            join_pages,
            config,
            sources,
            tuple(record.facts for record in every.values()),
            producers,
            self.inputs.dev,
        )
        own = (page for producer in producers for page in producer.built_in_pages())
        return Site(
            inputs=self.inputs,
            config=config,
            joined=joined,
            pages={record.facts.route: _site_page(record, joined) for record in every.values()},
            built_in_pages={page.route: page for page in own},
            producers=producers,
            stamps=_digests(files),
        )


class _DemosBeside:
    """Prepares demos in a thread: neither the bundler nor what packages declare waits for them."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "demos")
        self._jobs: list[Future[None]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._thread.shutdown(cancel_futures=True)

    def prepare(self, inputs: Inputs, keys: Sequence[str], sources: Sequence[DemoSource]) -> None:
        """Begin to prepare demos."""
        self._jobs.append(self._thread.submit(prepare_demos, inputs, keys, sources))

    def wait(self) -> None:
        """Wait until they are prepared; raises what `prepare_demos` raises."""
        for job in self._jobs:
            job.result()


def _site_config(inputs: Inputs, _files: Mapping[str, str], _packages: str) -> SiteConfig:
    """Return the settings of the site; raises `SourceError` or `SourcesError`."""
    config = load_site_config(inputs.root).kept_on(inputs.offline_hosts)
    if inputs.url is not None:
        config = config.published_at(inputs.url)
    if inputs.license_key is not None:
        config = config.licensed_by(inputs.license_key)
    if problems := check_pins(config, inputs.node_modules):
        raise SourcesError(problems)
    return config


def _tree_sources(root: Path, _files: Mapping[str, str]) -> dict[str, TreeSource]:
    return load_trees(root)


def _site_page(record: PageRecord, joined: Joined) -> SitePage:
    route = record.facts.route
    return SitePage(
        frame=joined.frames[route],
        facts=record.facts,
        body=record.body,
        fills=joined.fills[route],
    )


def _frontend_sources(
    config: SiteConfig, files: Scan, records: Iterable[PageRecord], producers: Producers
) -> FrontendSources:
    return FrontendSources(
        config=config,
        producers=producers,
        demos=tuple(demo.source for record in records for demo in record.facts.demos),
        stamps=_digests(files),
    )


def _edited(root: Path, known: Mapping[str, Stamp], changed: Iterable[str]) -> Scan | None:
    """Return the files where only the content of known ones has changed; else nothing."""
    stamps = {path: stamp_of(root, path) if path in known else None for path in changed}
    now = {path: stamp for path, stamp in stamps.items() if stamp is not None}
    return Scan({**known, **now}) if len(now) == len(stamps) else None


def _with_code(root: Path, files: Scan, known: Mapping[str, Stamp]) -> Scan:
    """Return the files with what is wrong with the code among them that changed."""
    changed = [
        path
        for path, stamp in files.stamps.items()
        if path.startswith(BUNDLED) and (path not in known or known[path].digest != stamp.digest)
    ]
    return replace(files, errors=(*files.errors, *deep_code(root, changed)))


def _digests(files: Scan) -> dict[str, str]:
    return {path: stamp.digest for path, stamp in files.stamps.items()}


def _shared_files(files: Scan) -> dict[str, str]:
    """Return the digests of the files that belong to no page."""
    return {p: stamp.digest for p, stamp in files.stamps.items() if not p.startswith(PAGES)}


def _navigation_files(files: Scan) -> dict[str, str]:
    return {p: stamp.digest for p, stamp in files.stamps.items() if p.startswith("navigation/")}


def _pages_read(records: Mapping[str, PageRecord]) -> PagesRead:
    return PagesRead(
        tuple(record.facts for record in records.values()),
        {path: record.body.lines for path, record in records.items()},
    )
