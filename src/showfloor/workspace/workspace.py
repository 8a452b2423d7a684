"""A site as one incremental graph. Builds, checks and the development server use it.

    files --> records (facts, bodies) --> producers --> joined pages --> Site

`Workspace.update` reads the current files. Each arrow is a function that runs again only when its
arguments have changed: a page is read again when its files differ, a producer or a join runs again
when the facts that it takes differ. There is no other way to make a site.
"""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from copy import copy
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, Self

from showfloor.config import SiteConfig, check_pins, load_site_config
from showfloor.config.brand import missing_packages
from showfloor.demos import nesting_errors
from showfloor.errors import ShowfloorError, SourceError, SourcesError, raise_all
from showfloor.fingerprint import installed_node_packages
from showfloor.markdown import DIRECTIVES
from showfloor.navigation import TreeSource, load_trees
from showfloor.sources import Scan, Stamp, scan, stamp_of
from showfloor.workspace.inputs import Inputs, check_react
from showfloor.workspace.join import Joined, join_pages
from showfloor.workspace.page_demos import prepare_demos
from showfloor.workspace.page_record import PAGES, PageRecord, SitePage
from showfloor.workspace.producers import (
    AuthoredPages,
    Producers,
    Sources,
    pending_all,
    produce_all,
)
from showfloor.workspace.read_pages import front_matter_records, read_pages
from showfloor.workspace.site import FrontendSources, Site
from showfloor.workspace.state import Memo, WorkspaceState, read_state, write_state

BUNDLED_FOLDERS: Final = ("components/", DIRECTIVES, "families/", "fonts/", "slots/")
"""Folders of code that only the bundler reads; demos are read with their pages."""


class Workspace:
    """A site's sources and the results of its last update. One thread at a time may use it."""

    def __init__(self, inputs: Inputs, state: WorkspaceState | None = None) -> None:
        """Start from the state that an earlier process stored, or from nothing."""
        self.inputs = inputs
        self._state = state or WorkspaceState()
        self._memo = Memo()
        self._previewed: dict[str, PageRecord] = {}
        """Complete pages of earlier previews, by path; unchanged ones are not read again."""
        self._fronts: tuple[SiteConfig | None, dict[str, PageRecord]] = (None, {})
        """Settings and records of front matter of the last preview."""
        self._seen: Mapping[str, Stamp] = {}
        """Stamp of each file at the last preview."""
        self._changed: frozenset[str] | None = None
        """Files that may have changed since the last update; `None` if any may have."""

    @classmethod
    def open(cls, inputs: Inputs) -> Self:
        """Return the workspace of a site with the state that the last process stored."""
        return cls(inputs, read_state(inputs))

    @property
    def is_new(self) -> bool:
        """Whether no page of the site has been read yet."""
        return not self._state.records

    def update(
        self,
        changed: Iterable[str] | None = None,
        *,
        files: Scan | None = None,
        begin: Callable[[FrontendSources], None] | None = None,
    ) -> Site:
        """Return the site of the current files; only changed parts are made again.

        `changed` are the paths of all files that may have changed since the last update, relative
        to the site's folder; without it the folder is scanned, unless `files` are the result of a
        scan. `begin` is called with the sources of the frontend as soon as they are known, seconds
        before the site is; the site may still have mistakes then.
        Raises `SourcesError` with the mistakes of all files and leaves the workspace unchanged.
        `showfloor.checks` finds the mistakes that only a whole site shows.
        """
        files = self._scanned(changed, files)
        config = self._config(files)
        with ThreadPoolExecutor(1, "pages") as thread:
            reading = thread.submit(read_pages, self.inputs, config, files, self._state.records)
            preparing = thread.submit(lambda: prepare_demos(self.inputs, reading.result().demos))
            sources = self._sources(config, files, lambda: reading.result().records)
            try:
                producers = produce_all(sources, self._memo)
            except ShowfloorError:
                preparing.result()  # the mistakes of pages are raised before those of producers
                raise
            records = reading.result().records
            if begin is not None:
                demos = tuple(demo.source for one in records.values() for demo in one.facts.demos)
                stamps = _digests(files)
                begin(
                    FrontendSources(config=config, producers=producers, demos=demos, stamps=stamps)
                )
            preparing.result()
        site = self._site(config, files, records, producers)
        self._changed = frozenset()
        self._state = WorkspaceState(
            stamps=files.stamps,
            records=dict(records),
            producers={
                producer.name: state
                for producer in producers
                if (state := producer.state()) is not None
            },
        )
        return site

    def leniently(self, update: Callable[[Self], Site]) -> tuple[Site, tuple[SourceError, ...]]:
        """Return an updated site with the mistakes in its demos, which stay out of the state."""
        try:
            return update(self), ()
        except SourcesError as mistakes:
            lenient = copy(self)
            lenient.inputs = replace(self.inputs, lenient=True)
            with suppress(SourcesError):  # it has others, too
                return update(lenient), mistakes.errors
            raise

    def preview(self, paths: Iterable[str], changed: Iterable[str] | None = None) -> Site:
        """Return a site for single pages, made before the packages are read.

        It is the same graph; producers that ask programs are pending. The pages at these paths are
        complete, the others have their front matter only. `changed` are all files that may have
        changed since the last preview, as for `update`. Raises a `ShowfloorError` if a file that
        they need has a mistake.
        """
        files = _current_files(self.inputs.root, self._seen, changed)
        config = self._config(files)
        known = self._fronts[1] if config is self._fronts[0] else {}
        fronts = front_matter_records(config, files, known)
        self._seen, self._fronts = files.stamps, (config, fronts)
        records = dict(fronts)
        complete = {
            path: self._record(config, files, records[path]) for path in {*paths} & {*records}
        }
        self._previewed |= complete
        records |= complete
        producers = pending_all(self._sources(config, files, lambda: records))
        return self._site(config, files, records, producers)

    @property
    def stamps(self) -> Mapping[str, Stamp]:
        """Stamp of each file at the last update, by path."""
        return self._state.stamps

    def write_state(self) -> None:
        """Store the state for the next process."""
        if not self.is_new:
            write_state(self.inputs, self._state)

    def _scanned(self, changed: Iterable[str] | None, files: Scan | None) -> Scan:
        """Return the current files, with the mistakes in changed code."""
        root, known = self.inputs.root, self._state.stamps
        if changed is None or self._changed is None:
            self._changed = None
        else:
            self._changed |= {*changed}
        if files is None:
            files = _current_files(root, known, self._changed)
        return _with_code_mistakes(root, files, known)

    def _config(self, files: Scan) -> SiteConfig:
        packages = installed_node_packages(self.inputs.node_modules)
        return self._memo.run(_site_config, self.inputs, _shared_files(files), packages)

    def _sources(
        self, config: SiteConfig, files: Scan, records: Callable[[], Mapping[str, PageRecord]]
    ) -> Sources:
        return Sources(
            inputs=self.inputs,
            config=config,
            files=_shared_files(files),
            packages=installed_node_packages(self.inputs.node_modules),
            read=cache(lambda: _authored_pages(records())),
            state=self._state,
        )

    def _record(self, config: SiteConfig, files: Scan, front: PageRecord) -> PageRecord:
        """Return the complete record of a page from the record of its front matter."""
        facts = front.facts
        folder = facts.path.rpartition("/")[0]
        beside = (f"{folder}/{name}" for name in facts.beside)
        paths = [facts.path, *beside, *_shared_files(files)]
        files_of_page = Scan({path: files.stamps[path] for path in paths})
        read = read_pages(self.inputs, config, files_of_page, self._previewed)
        prepare_demos(self.inputs, read.demos)
        return read.records[facts.path]

    def _site(
        self,
        config: SiteConfig,
        files: Scan,
        records: Mapping[str, PageRecord],
        producers: Producers,
    ) -> Site:
        all_records = dict(records)
        for producer in producers:
            all_records |= producer.records
        sources = self._memo.run(_tree_sources, config, _digests(files, "navigation/"))
        joined = self._memo.run(
            join_pages,
            config,
            sources,
            tuple(record.facts for record in all_records.values()),
            producers,
            self.inputs.dev,
        )
        built_in = (page for producer in producers for page in producer.built_in_pages())
        return Site(
            inputs=self.inputs,
            config=config,
            joined=joined,
            pages={
                record.facts.route: _site_page(record, joined) for record in all_records.values()
            },
            built_in_pages={page.route: page for page in built_in},
            producers=producers,
            stamps=_digests(files),
        )


def _site_config(inputs: Inputs, _files: Mapping[str, str], _packages: str) -> SiteConfig:
    """Return the settings of the site; raises `SourceError` or `SourcesError`."""
    config = load_site_config(inputs.root).readable_offline_on(inputs.offline_hosts)
    if inputs.url is not None:
        config = config.published_at(inputs.url)
    if inputs.license_key is not None:
        config = config.licensed_by(inputs.license_key)
    check_react(inputs.node_modules, inputs.engine_modules)
    fonts = missing_packages(config.site.brand, inputs.root, inputs.node_modules)
    raise_all(check_pins(config, inputs.node_modules), fonts)
    return config


def _tree_sources(config: SiteConfig, _files: Mapping[str, str]) -> dict[str, TreeSource]:
    return load_trees(config.root, config.plans_of_tree)


def _site_page(record: PageRecord, joined: Joined) -> SitePage:
    route = record.facts.route
    return SitePage(
        frame=joined.frames[route],
        facts=record.facts,
        body=record.body,
        fills=joined.fills[route],
    )


def _current_files(root: Path, known: Mapping[str, Stamp], changed: Iterable[str] | None) -> Scan:
    """Return the current files; looks only at changed ones where all of those are known."""
    stamps = {path: stamp_of(root, path) if path in known else None for path in changed or ()}
    current = {path: stamp for path, stamp in stamps.items() if stamp is not None}
    if changed is None or len(current) < len(stamps):
        return scan(root, known)
    return Scan({**known, **current})


def _with_code_mistakes(root: Path, files: Scan, known: Mapping[str, Stamp]) -> Scan:
    """Return the files with the mistakes in changed code."""
    changed = [
        path
        for path, stamp in files.stamps.items()
        if path.startswith(BUNDLED_FOLDERS)
        and (path not in known or known[path].digest != stamp.digest)
    ]
    return replace(files, errors=(*files.errors, *nesting_errors(root, changed)))


def _digests(files: Scan, below: str = "") -> dict[str, str]:
    return {p: stamp.digest for p, stamp in files.stamps.items() if p.startswith(below)}


def _shared_files(files: Scan) -> dict[str, str]:
    """Return the digests of the files outside pages."""
    return {path: digest for path, digest in _digests(files).items() if not path.startswith(PAGES)}


def _authored_pages(records: Mapping[str, PageRecord]) -> AuthoredPages:
    return AuthoredPages(
        tuple(record.facts for record in records.values()),
        {path: record.body.lines for path, record in records.items()},
    )
