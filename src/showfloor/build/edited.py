"""A build after an edit of what pages say, and of nothing that the rest of the site knows of them.

The edited pages are compiled, rendered and indexed, and put into a release that is otherwise the
one before. No other page is looked at, so that its cost hardly grows with the site. Whatever is not
certain to be such an edit, and every mistake, is left to the steps of a whole build.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import chain
from typing import Final, NamedTuple

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.edited_release import Changed, next_release, release
from showfloor.build.found_anew import (
    FoundAnew,
    FoundPage,
    LastRelease,
    NotFoundError,
    found_anew,
)
from showfloor.build.inputs import compile_inputs
from showfloor.build.kept import (
    KeptList,
    KeptPage,
    KeptPages,
    KeptPart,
    KeptSite,
    keep_edited,
    keep_guides,
    kept_guides,
    kept_page,
    kept_pages,
    kept_site,
)
from showfloor.build.look import Look
from showfloor.build.manifest import entry_of, is_made_like
from showfloor.build.mirror import Mirror
from showfloor.build.outputs import OUTPUTS, AlternateFiles, PageFiles, SearchFiles, TextFiles
from showfloor.build.outputs.alternates import alternate_headers
from showfloor.build.outputs.pages import drawn_file, drawn_files
from showfloor.build.outputs.texts import text_file
from showfloor.build.pagefind import WORKER, Indexing
from showfloor.build.precompress import compression
from showfloor.build.publish import keeping_of
from showfloor.build.release import CompressedFile, WrittenRelease, compress_file, explained
from showfloor.build.release_notices import dropped_notice
from showfloor.build.report import Report
from showfloor.build.standing import StandingBuild, remember_build
from showfloor.build.store import Store
from showfloor.checks.pages import Background, text_findings
from showfloor.compile import (
    CompiledPage,
    Inputs,
    complete_page,
    edited_record,
    kept_blocks,
    published_at,
    with_playground,
)
from showfloor.config import SiteConfig, load_site_config
from showfloor.errors import ShowfloorError
from showfloor.model import ApiEntry, Page
from showfloor.model.files import SiteFile, content_digest, load
from showfloor.model.release import ALTERNATE, Manifest
from showfloor.model.search_paths import WEB_ASSEMBLY
from showfloor.node import RunningProgram, find_node
from showfloor.outputs import MOST_BYTES, LlmsPage, llms_full, page_markdown
from showfloor.render import NodeRenderer
from showfloor.search import page_text

__all__ = ["EditBuild", "begin_edit"]

MADE: Final = frozenset({PageFiles, AlternateFiles, SearchFiles, TextFiles})
"""Outputs that tell what pages say, of which this makes the files that an edit changes."""

BESIDE: Final = 2
"""What runs while the text is indexed: the mirror, and the worker that renders."""


class Edited(NamedTuple):
    """A page after the edit."""

    kept: KeptPage
    whole: Page


class Made(NamedTuple):
    """A file that was made anew."""

    path: str
    """Site path."""
    new: CompressedFile | None
    """Nothing where it came out as it was."""


class NotAnEditError(Exception):
    """It turns out that more has changed."""


def begin_edit(
    paths: BuildPaths,
    cache: DiskCache,
    store: Store,
    last: StandingBuild,
    seen: Look,
    worker: RunningProgram,
) -> "EditBuild | None":
    """Read the edited pages; return nothing where more may have changed than what they say.

    `worker` was started to render them.
    """
    if not {output for output in OUTPUTS if output.of_text} <= MADE:
        return None
    pages = kept_pages(paths, cache)
    keys = [pages.keys.get(path) for path in seen.edited] if pages else [None]
    known = [kept_page(cache, key) for key in keys if key is not None]
    before = [page for page in known if page is not None]
    if pages is None or len(before) < len(keys):
        return None
    inputs = compile_inputs(paths, cache)
    config = published_at(paths.url, load_site_config(paths.site))
    digests = {path: stamp.digest for path, stamp in seen.stamps.items()}
    edited: list[KeptPage] = []
    found_otherwise: list[FoundPage] = []
    for page in before:
        record = edited_record(
            inputs, config, page.record, digests, is_code=False, may_be_found_otherwise=True
        )
        if record is None or record.demos != page.record.demos:
            return None
        edited.append(msgspec.structs.replace(page, record=record))
        if record.raw.often != page.record.raw.often:
            found_otherwise.append(FoundPage(page.frame, record))
    return EditBuild(
        paths=paths,
        cache=cache,
        store=store,
        inputs=inputs,
        config=config,
        pages=pages,
        last=last.release,
        edited=edited,
        found_otherwise=found_otherwise,
        worker=worker,
    )


@dataclass(kw_only=True)
class EditBuild:
    """A build under way: what some pages say was edited, and nothing else."""

    paths: BuildPaths
    cache: DiskCache
    store: Store
    inputs: Inputs
    config: SiteConfig
    pages: KeptPages
    last: str
    """Digest of the last release."""
    edited: list[KeptPage]
    found_otherwise: list[FoundPage]
    """Those that have other words several times than before."""
    worker: RunningProgram

    def publish(self, mirror: Mirror, report: Report, now: int) -> WrittenRelease | None:
        """Publish the release after the edit, which `mirror` makes the same as the last one.

        Returns nothing where more has changed than it seemed. Raises `ReleaseError` where the
        release cannot be written.
        """
        with explained(self.paths.dist):
            mirror.begin()
            try:
                changed = self._changed()
                # While the mirror is being made.
                keeping = keeping_of(self.config, now)
                next_one = next_release(self.manifest, changed, keeping, self._last.folder)
            except (NotAnEditError, ShowfloorError, OSError):
                return None  # a whole build tells mistakes in order, and mends what cannot be read
            draft = mirror.result()
            if draft is None:
                return None
            if not (changed.new or changed.gone):
                return self._written(self.manifest, 0)
            release(self.store, draft, changed, next_one)
            mirror.take()
            if next_one.dropped:
                report.say(dropped_notice(next_one.dropped))
            return self._written(next_one.manifest, len(changed.new))

    def remember(self, last: StandingBuild, seen: Look, release: WrittenRelease) -> None:
        """Leave what was published to the next build."""
        keep_edited(self.paths, self.cache, self.pages, self.edited)
        for guides in self.found.guides:
            keep_guides(self.paths, self.cache, guides)
        built = msgspec.structs.replace(
            last,
            stamps=seen.stamps,
            release=release.digest,
            files=release.files,
            edits=last.edits + 1,
        )
        remember_build(self.paths, self.cache, built)

    def _changed(self) -> Changed:
        """Return what differs; each file is compressed while others are made."""
        self._check()
        whole = [Edited(page, self._whole(page)) for page in self.edited]
        routes = {page.frame.route for page in self.edited}
        parts = [part for part in self.pages.parts if any(p[0] in routes for p in part.pages)]
        with ExitStack() as running, ThreadPoolExecutor(thread_name_prefix="edit") as pool:
            # The index takes longest: it is begun before anything else wants the processor.
            begun = [(p, running.enter_context(self._indexing(p, whole))) for p in parts]
            indexing = [pool.submit(self._compressed, _indexed(p, run)) for p, run in begun]
            jobs = [pool.submit(self._compressed, self._drawn(whole))]
            found = self.found  # reads the manifest, which the others wait for
            alternates = {f"{e.whole.route}{ALTERNATE}": self._alternate(e) for e in whole}
            told = chain(alternates.values(), self._lists(alternates), found.files)
            jobs += (pool.submit(self._compressed, [file]) for file in told)
            texts = [file for job in indexing for file in job.result()]
            made = [*(file for job in jobs for file in job.result()), *texts]
        new = [file.new for file in made if file.new is not None]
        return Changed(new, found.gone.union(self._gone(parts, texts)))

    def _check(self) -> None:
        """See that nothing is found on a page where that is a mistake."""
        held = [page.record for page in self.edited if page.is_held]
        if held:
            background = Background(self.inputs, self.config, self.site.api, _unread)
            if any(text_findings(background, record) for record in held):
                raise NotAnEditError

    def _whole(self, page: KeptPage) -> Page:
        blocks = kept_blocks(self.inputs, page.record.key)
        if blocks is None:
            raise NotAnEditError
        if page.playground:
            blocks = with_playground(blocks, page.playground)
        return complete_page(
            self.inputs, self.config, CompiledPage(page.frame, page.record), blocks
        )

    def _drawn(self, edited: Sequence[Edited]) -> Iterator[SiteFile]:
        pages = {one.whole.route: one for one in edited}
        work, shell, begun = self.paths.work, self.site.shell, [self.worker]
        with NodeRenderer(find_node(), work, shell, workers=1, begun=begun) as renderer:
            for page in renderer.render(one.whole for one in edited):
                contents = drawn_files(page)
                if {*contents} != {*pages[page.route].kept.files}:
                    raise NotAnEditError  # of styles that another page may have, or not
                digests = {path: content_digest(content) for path, content in contents.items()}
                for path, content in contents.items():
                    yield drawn_file(path, content, digests[path])

    def _alternate(self, one: Edited) -> SiteFile:
        text = page_markdown(
            one.whole,
            host=self.config.site.url,
            messages=self.config.messages,
            families=self.site.shell.families,
        )
        frame = one.kept.frame
        return SiteFile(
            path=f"{frame.route}{ALTERNATE}",
            content=text.encode(),
            headers=alternate_headers(frame),
        )

    def _lists(self, alternates: Mapping[str, SiteFile]) -> Iterator[SiteFile]:
        """Yield the lists that hold the text of an edited page, or would if it were shorter."""
        for one in self.site.lists:
            if not alternates.keys().isdisjoint(self._read_by(one)):
                yield SiteFile(path=one.path, content=self._listed(one, alternates))

    def _read_by(self, one: KeptList) -> Iterator[str]:
        """Yield the site paths of the texts that a list is made from, up to the first too many."""
        size = 0
        for path in one.texts:
            yield path
            size += self.manifest.files[path].size
            if size > MOST_BYTES:
                return

    def _listed(self, one: KeptList, alternates: Mapping[str, SiteFile]) -> bytes:
        def text(path: str) -> bytes:
            edited = alternates.get(path)
            return load(edited.content) if edited else self._last.read(path)

        entries = [LlmsPage(*entry) for entry in one.entries]
        return llms_full(one.title, one.summary, entries, map(text, one.texts))

    def _indexing(self, part: KeptPart, edited: Sequence[Edited]) -> Indexing:
        language = self.config.site.language
        anew = {one.whole.route: one.whole for one in edited}

        def text(route: str, title: str, key: str) -> str:
            page = anew.get(route)
            if page is None:
                blocks = kept_blocks(self.inputs, key)
                if blocks is None:
                    raise NotAnEditError
                return page_text(title, blocks, language)
            return page_text(title, page.blocks, language)

        documents = ((route, text(route, title, key)) for route, title, key in part.pages)
        return Indexing(documents, language, beside=BESIDE)

    @cached_property
    def site(self) -> KeptSite:
        """What all pages share."""
        site = kept_site(self.paths, self.cache)
        if site is None:
            raise NotAnEditError
        return site

    @cached_property
    def manifest(self) -> Manifest:
        """That of the last release."""
        manifest = self.store.manifest(self.last)
        if manifest is None or manifest.compression != compression():
            raise NotAnEditError
        return manifest

    @cached_property
    def found(self) -> FoundAnew:
        """What differs of how pages are found."""
        guides_of = partial(kept_guides, self.paths, self.cache)
        try:
            return found_anew(self.found_otherwise, guides_of, self._last)
        except (NotFoundError, msgspec.DecodeError) as error:
            raise NotAnEditError from error

    @cached_property
    def _last(self) -> LastRelease:
        return LastRelease(self.store.release(self.manifest.digest), self.manifest)

    def _gone(self, parts: Iterable[KeptPart], texts: Iterable[Made]) -> Iterator[str]:
        """Yield the files of former indexes; Pagefind's own code lies beside one of them."""
        folders = tuple(part.folder for part in parts)
        new = {file.path for file in texts}
        for path in self.manifest.files if folders else ():
            if path.startswith(folders) and path not in new and not path.endswith(WEB_ASSEMBLY):
                yield path

    def _compressed(self, files: Iterable[SiteFile]) -> list[Made]:
        """Return files as they come; those that are new or hold something else, in all forms."""

        def compressed(file: SiteFile) -> CompressedFile | None:
            content = load(file.content)
            entry = self.manifest.files.get(file.path)
            wanted = entry_of(file, content_digest(content))
            if entry and is_made_like(entry, wanted) and entry.headers == wanted.headers:
                return None
            return compress_file(file, content, None)

        return [Made(file.path, compressed(file)) for file in files]

    def _written(self, manifest: Manifest, written: int) -> WrittenRelease:
        return WrittenRelease(
            digest=manifest.digest,
            folder=self.store.release(manifest.digest),
            files=len(manifest.files),
            written=written,
        )


def _indexed(part: KeptPart, indexing: Indexing) -> Iterator[SiteFile]:
    for name, content in indexing.files().items():
        if name not in (WORKER, WEB_ASSEMBLY):
            yield text_file(part.folder + name, name, content, content_digest(content))


def _unread(_family: str) -> Iterator[ApiEntry]:
    """Stand for a reference whose vocabulary is not kept: it is read for a whole build."""
    raise NotAnEditError
