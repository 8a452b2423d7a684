"""A build after an edit of what pages say, and of nothing that the rest of the site knows of them.

The edited pages are compiled, rendered and indexed, and put into a release that is otherwise the
one before. No other page is looked at, so that its cost hardly grows with the site. Whatever is not
certain to be such an edit, and every mistake, is left to the steps of a whole build.
"""

from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.edit import Edit, Edited, FoundPage, NotAnEditError
from showfloor.build.edited_release import Changed, release
from showfloor.build.inputs import compile_inputs
from showfloor.build.kept import KeptPage, KeptPart, keep_edited, kept_page, kept_pages
from showfloor.build.look import Look
from showfloor.build.mirror import Mirror
from showfloor.build.pagefind import Indexing
from showfloor.build.priority import let_others_first
from showfloor.build.release import WrittenRelease, explained
from showfloor.build.release_notices import dropped_notice
from showfloor.build.report import Report
from showfloor.build.standing import StandingBuild, remember_build
from showfloor.build.store import Store
from showfloor.compile import (
    CompiledPage,
    complete_page,
    edited_record,
    kept_blocks,
    published_at,
    with_playground,
)
from showfloor.config import load_site_config
from showfloor.errors import ShowfloorError
from showfloor.model import Page
from showfloor.model.release import Manifest
from showfloor.node import RunningProgram
from showfloor.search import page_text

if TYPE_CHECKING:
    from showfloor.build.edited_files import EditedFiles

__all__ = ["EditBuild", "PublishedEdit", "begin_edit"]

BESIDE: Final = 0
"""How many cores the index leaves to others: mirror and worker take what it does not use."""


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
    edit = Edit(
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
    return EditBuild(edit)


class EditBuild:
    """A build under way: what some pages say was edited, and nothing else."""

    def __init__(self, edit: Edit) -> None:
        self.edit = edit

    def publish(self, mirror: Mirror, report: Report, now: int) -> "PublishedEdit | None":
        """Publish the release after the edit, which `mirror` makes the same as the last one.

        Returns nothing where more has changed than it seemed. Raises `ReleaseError` where the
        release cannot be written.
        """
        with explained(self.edit.paths.dist):
            mirror.begin()
            try:
                files, changed = self._changed()
                # While the mirror is being made.
                next_one = files.next_release(changed, now)
            except (NotAnEditError, ShowfloorError, OSError):
                return None  # a whole build tells mistakes in order, and mends what cannot be read
            draft = mirror.result()
            if draft is None:
                return None
            if not (changed.new or changed.gone):
                return PublishedEdit(self._written(files.manifest, 0), files)
            release(self.edit.store, draft, changed, next_one)
            mirror.take()
            if next_one.dropped:
                report.say(dropped_notice(next_one.dropped))
            return PublishedEdit(self._written(next_one.manifest, len(changed.new)), files)

    def remember(self, last: StandingBuild, seen: Look, published: "PublishedEdit") -> None:
        """Leave what was published to the next build."""
        edit, written = self.edit, published.release
        keep_edited(edit.paths, edit.cache, edit.pages, edit.edited)
        published.files.keep_found()
        built = msgspec.structs.replace(
            last,
            stamps=seen.stamps,
            release=written.digest,
            files=written.files,
            edits=last.edits + 1,
        )
        remember_build(edit.paths, edit.cache, built)

    def _changed(self) -> tuple["EditedFiles", Changed]:
        whole = [Edited(page, self._whole(page)) for page in self.edit.edited]
        routes = {page.frame.route for page in self.edit.edited}
        parts = [p for p in self.edit.pages.parts if any(page[0] in routes for page in p.pages)]
        with ExitStack() as running:
            # The index takes longest: it is begun before anything else wants the processor.
            begun = [(p, running.enter_context(self._indexing(p, whole))) for p in parts]
            if not any(page.record.demos for page in self.edit.edited):
                let_others_first(self.edit.worker.pid)
            # Imported meanwhile: what makes the other files takes as long as a page to render.
            from showfloor.build.edited_files import EditedFiles

            files = EditedFiles(self.edit, whole)
            return files, files.changed(begun)

    def _whole(self, page: KeptPage) -> Page:
        edit = self.edit
        blocks = kept_blocks(edit.inputs, page.record.key)
        if blocks is None:
            raise NotAnEditError
        if page.playground:
            blocks = with_playground(blocks, page.playground)
        compiled = CompiledPage(page.frame, page.record)
        return complete_page(edit.inputs, edit.config, compiled, blocks)

    def _indexing(self, part: KeptPart, edited: Sequence[Edited]) -> Indexing:
        language = self.edit.config.site.language
        anew = {one.whole.route: one.whole for one in edited}
        rows = {route: (title, key) for route, title, key in part.pages}

        def text_of(route: str) -> str:
            (title, key), page = rows[route], anew.get(route)
            blocks = kept_blocks(self.edit.inputs, key) if page is None else page.blocks
            if blocks is None:
                raise NotAnEditError
            return page_text(title, blocks, language)

        return Indexing(rows, text_of, language, beside=BESIDE)

    def _written(self, manifest: Manifest, written: int) -> WrittenRelease:
        return WrittenRelease(
            digest=manifest.digest,
            folder=self.edit.store.release(manifest.digest),
            files=len(manifest.files),
            written=written,
        )


class PublishedEdit(NamedTuple):
    """What came of an edit."""

    release: WrittenRelease
    files: "EditedFiles"
