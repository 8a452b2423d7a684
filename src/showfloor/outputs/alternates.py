"""Alternates of pages for machines: `index.md` beside each, and lists for language models."""

from collections.abc import Iterator
from functools import cached_property, partial
from typing import ClassVar, Final, Self

from showfloor.cache.file_cache import Made, MadeFiles
from showfloor.fingerprint import engine_code, key_of
from showfloor.model import Page
from showfloor.model.encoded_address import quote_address
from showfloor.model.release import ALTERNATE
from showfloor.model.site_file import SiteFile
from showfloor.outputs.llms_files import LlmsFile, llms_files, llms_full
from showfloor.outputs.output import BuildContext, EarlyContext, EarlyOutput
from showfloor.outputs.page_markdown import page_markdown
from showfloor.workspace import Site, SitePage

__all__ = ["AlternateFiles", "alternate_headers"]

KIND: Final = "alternates"


class AlternateFiles(EarlyOutput):
    """Makes the Markdown of every page, `llms.txt` and `llms-full.txt`."""

    streams: ClassVar[bool] = True
    turns: ClassVar[bool] = True

    def __init__(self, site: Site, made: MadeFiles) -> None:
        self._site = site
        self._made = made
        self._host = site.config.site.url
        messages = sorted(site.config.messages.items())
        self._alternates: dict[str, Made] = {}
        self._shared = key_of(engine_code(), self._host, messages, site.shell.families)

    @classmethod
    def open(cls, context: EarlyContext) -> Self:
        """Return the output of a build, or of the development server."""
        root = context.site.config.root.resolve()
        return cls(context.site, MadeFiles(context.cache, f"{KIND} {root}"))

    def complete(self, context: BuildContext) -> Self:
        """Return the output with the alternates of the pages about a release."""
        return type(self)(context.site, self._made)

    def ahead(self) -> Iterator[None]:
        """Make the alternates of the pages that there are."""
        return self._made.ahead(map(self._alternate, self._site.pages.values()))

    def files(self) -> Iterator[SiteFile]:
        """Yield the files of the whole site."""
        yield from self._made.files(map(self._alternate, self._site.pages.values()))
        for file in self.lists:
            yield SiteFile(path=file.path, content=file.listed.encode())
            yield from self._made.files([self._full(file)])

    def content(self, path: str) -> bytes | None:
        """Return one file by its site path, or nothing if it is none of these."""
        folder, _, name = path.rpartition("/")
        page = self._site.pages.get(f"{folder}/")
        if name == ALTERNATE and page is not None:
            return self._markdown(page)
        if not name.startswith("llms"):
            return None
        for file in self.lists:
            if file.path == path:
                return file.listed.encode()
            if file.full_path == path:
                return self._joined(file)
        return None

    def remember(self) -> None:
        """Leave what was made to the next build."""
        self._made.remember()

    @cached_property
    def lists(self) -> list[LlmsFile]:
        """The lists for language models."""
        return llms_files(self._site, ALTERNATE)

    def _alternate(self, page: SitePage) -> Made:
        known = self._alternates.get(page.frame.route)
        if known is None:
            self._alternates[page.frame.route] = known = self._wanted(page)
        return known

    def _wanted(self, page: SitePage) -> Made:
        return Made(
            f"{page.route}{ALTERNATE}",
            key_of(self._shared, page.content_key),
            partial(self._markdown, page),
            alternate_headers(page.frame),
        )

    def _markdown(self, page: SitePage) -> bytes:
        whole = self._site.complete(page)
        families = self._site.shell.families
        return page_markdown(whole, host=self._host, families=families).encode()

    def _full(self, file: LlmsFile) -> Made:
        alternates = [self._alternate(page).key for page in file.pages]
        key = key_of(self._shared, file.title, file.summary, alternates)
        return Made(file.full_path, key, partial(self._joined, file), kept=False)

    def _joined(self, file: LlmsFile) -> bytes:
        texts = (self._made.content(self._alternate(page)) for page in file.pages)
        return llms_full(file.title, file.summary, file.entries, texts)


def alternate_headers(frame: Page) -> dict[str, str]:
    """Say which page this is, and whether search engines are to have it: as the page itself."""
    headers = {}
    if frame.canonical is not None:
        headers["Link"] = f'<{quote_address(frame.canonical)}>; rel="canonical"'
    if frame.robots is not None:
        headers["X-Robots-Tag"] = frame.robots
    return headers
