"""The files that an edit of what some pages say changes: those pages, and what holds their text.

Imported while the text is indexed already, which takes longest.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from itertools import chain
from typing import NamedTuple

import msgspec

from showfloor.build.edit import Edit, Edited, NotAnEditError
from showfloor.build.edited_release import Changed, Next, next_release
from showfloor.build.found_anew import FoundAnew, LastRelease, NotFoundError, found_anew
from showfloor.build.kept import KeptPart
from showfloor.build.kept_site import KeptList, KeptSite, keep_guides, kept_guides, kept_site
from showfloor.build.manifest import entry_of, is_made_like
from showfloor.build.outputs.alternates import alternate_headers
from showfloor.build.outputs.pages import drawn_file, drawn_files
from showfloor.build.outputs.texts import text_file
from showfloor.build.pagefind import WORKER, Indexing
from showfloor.build.precompress import compression
from showfloor.build.publish import keeping_of
from showfloor.build.release import CompressedFile, compress_file
from showfloor.build.text_starts import (
    by_product,
    is_start,
    name_of_start,
    read_starts,
    starts_file,
)
from showfloor.checks.pages import Background, text_findings
from showfloor.model import ApiEntry
from showfloor.model.files import SiteFile, content_digest, load
from showfloor.model.release import ALTERNATE, Manifest
from showfloor.model.search_paths import WEB_ASSEMBLY
from showfloor.node import find_node
from showfloor.outputs import MOST_BYTES, LlmsPage, llms_full, page_markdown
from showfloor.render import NodeRenderer

__all__ = ["EditedFiles"]


class Made(NamedTuple):
    """A file that was made anew."""

    path: str
    """Site path."""
    new: CompressedFile | None
    """Nothing where it came out as it was."""


class EditedFiles:
    """What an edit changes in the last release.

    All of it raises `NotAnEditError` where more has changed than it seemed.
    """

    def __init__(self, edit: Edit, whole: Sequence[Edited]) -> None:
        self._edit = edit
        self._whole = whole

    def changed(self, begun: Sequence[tuple[KeptPart, Indexing]]) -> Changed:
        """Return what differs; each file is compressed while others are made.

        `begun` are the parts of the text that are being indexed.
        """
        self._check()
        with ThreadPoolExecutor(thread_name_prefix="edit") as pool:
            starts: dict[str, dict[str, bytes]] = {}
            indexing = [pool.submit(self._compressed, _indexed(p, run, starts)) for p, run in begun]
            jobs = [pool.submit(self._compressed, self._drawn())]
            found = self.found  # reads the manifest, which the others wait for
            alternates = {f"{e.whole.route}{ALTERNATE}": self._alternate(e) for e in self._whole}
            told = chain(alternates.values(), self._lists(alternates), found.files)
            jobs += (pool.submit(self._compressed, [file]) for file in told)
            texts = [file for job in indexing for file in job.result()]
            texts += self._compressed(self._starts(starts))
            made = [*(file for job in jobs for file in job.result()), *texts]
        new = [file.new for file in made if file.new is not None]
        parts = [part for part, _ in begun]
        return Changed(new, found.gone.union(self._gone(parts, texts)))

    def next_release(self, changed: Changed, now: int) -> Next:
        """Return the release after the edit, built at the time `now`."""
        keeping = keeping_of(self._edit.config, now)
        return next_release(self.manifest, changed, keeping, self._last.folder)

    def keep_found(self) -> None:
        """Keep how pages are found from now on."""
        for guides in self.found.guides:
            keep_guides(self._edit.paths, self._edit.cache, guides)

    @cached_property
    def manifest(self) -> Manifest:
        """That of the last release."""
        manifest = self._edit.store.manifest(self._edit.last)
        if manifest is None or manifest.compression != compression():
            raise NotAnEditError
        return manifest

    @cached_property
    def found(self) -> FoundAnew:
        """What differs of how pages are found."""
        guides_of = partial(kept_guides, self._edit.paths, self._edit.cache)
        try:
            return found_anew(self._edit.found_otherwise, guides_of, self._last)
        except (NotFoundError, msgspec.DecodeError) as error:
            raise NotAnEditError from error

    def _check(self) -> None:
        """See that nothing is found on a page where that is a mistake."""
        held = [page.record for page in self._edit.edited if page.is_held]
        if held:
            background = Background(self._edit.inputs, self._edit.config, self._site.api, _unread)
            if any(text_findings(background, record) for record in held):
                raise NotAnEditError

    def _drawn(self) -> Iterator[SiteFile]:
        pages = {one.whole.route: one for one in self._whole}
        site, work, begun = self._site, self._edit.paths.work, [self._edit.worker]
        with NodeRenderer(
            find_node(), work, site.shell, site.trees, workers=1, begun=begun
        ) as renderer:
            for page in renderer.render(one.whole for one in self._whole):
                contents = drawn_files(page)
                if {*contents} != {*pages[page.route].kept.files}:
                    raise NotAnEditError  # of styles that another page may have, or not
                digests = {path: content_digest(content) for path, content in contents.items()}
                for path, content in contents.items():
                    yield drawn_file(path, content, digests[path])

    def _alternate(self, one: Edited) -> SiteFile:
        text = page_markdown(
            one.whole,
            host=self._edit.config.site.url,
            messages=self._edit.config.messages,
            families=self._site.shell.families,
        )
        frame = one.kept.frame
        return SiteFile(
            path=f"{frame.route}{ALTERNATE}",
            content=text.encode(),
            headers=alternate_headers(frame),
        )

    def _lists(self, alternates: Mapping[str, SiteFile]) -> Iterator[SiteFile]:
        """Yield the lists that hold the text of an edited page, or would if it were shorter."""
        for one in self._site.lists:
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

    def _starts(self, indexed: Mapping[str, Mapping[str, bytes]]) -> Iterator[SiteFile]:
        """Yield what a search needs first of indexed parts, with that of those beside them."""
        for path, folders in by_product(indexed):
            anew = {folder: indexed[folder] for folder in folders}
            begins = tuple(name_of_start(folder, "") for folder in anew)
            known = self._starts_before(path).items()
            starts = {name: content for name, content in known if not name.startswith(begins)}
            for folder, files in anew.items():
                starts |= {name_of_start(folder, name): files[name] for name in files}
            yield starts_file(next(iter(anew)), starts)

    def _starts_before(self, path: str) -> dict[str, bytes]:
        try:
            return read_starts(self._last.read(path))
        except msgspec.DecodeError as error:  # it is damaged, which all steps mend
            raise NotAnEditError from error

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

    @cached_property
    def _site(self) -> KeptSite:
        """What all pages share."""
        site = kept_site(self._edit.paths, self._edit.cache)
        if site is None:
            raise NotAnEditError
        return site

    @cached_property
    def _last(self) -> LastRelease:
        return LastRelease(self._edit.store.release(self.manifest.digest), self.manifest)


def _indexed(
    part: KeptPart, indexing: Indexing, starts: dict[str, dict[str, bytes]]
) -> Iterator[SiteFile]:
    """Yield the files of a part; leave what a search needs first of it in `starts`."""
    files = indexing.files()
    starts[part.folder] = {name: content for name, content in files.items() if is_start(name)}
    for name, content in files.items():
        if name not in (WORKER, WEB_ASSEMBLY) and not is_start(name):
            yield text_file(part.folder + name, name, content, content_digest(content))


def _unread(_family: str) -> Iterator[ApiEntry]:
    """Stand for a reference whose vocabulary is not kept: it is read for a whole build."""
    raise NotAnEditError
