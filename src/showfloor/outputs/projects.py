"""The projects beside pages, each as a ZIP that readers can download."""

import zipfile
from collections.abc import Iterator
from functools import partial
from io import BytesIO
from pathlib import PurePosixPath
from typing import ClassVar, Final

from showfloor.cache.file_cache import GeneratedFile
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import CachedOutput
from showfloor.sources import PROJECTS, archive_path, projects_in
from showfloor.workspace import SitePage


class ProjectFiles(CachedOutput):
    """Packs the projects; unchanged ones are not read again."""

    kind: ClassVar[str] = "projects"

    def files(self) -> Iterator[SiteFile]:
        """Yield the file of every project."""
        pages = self._site.pages.values()
        yield from self._file_cache.files(made for page in pages for made in self._of_page(page))

    def content(self, path: str) -> bytes | None:
        """Return one file by its site path, or nothing if it does not belong to a project."""
        page = self._site.pages.get(f"{path.rpartition('/')[0]}/")
        made = self._of_page(page) if page else ()
        return next((one.make() for one in made if one.path == path), None)

    def _of_page(self, page: SitePage) -> Iterator[GeneratedFile]:
        facts, route = page.facts, page.route
        for name, files in projects_in(facts.beside).items():
            folder = PurePosixPath(facts.path).parent / PROJECTS / name
            digests = [(file, self._site.stamps[f"{folder / file}"]) for file in files]
            make = partial(self._pack, name, folder, files)
            yield GeneratedFile(
                archive_path(route, name), key_of(engine_code(), name, digests), make
            )

    def _pack(self, name: str, folder: PurePosixPath, files: list[str]) -> bytes:
        root = self._site.config.root / folder
        packed = BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
            for file in sorted(files):
                archive.writestr(_entry(f"{name}/{file}"), (root / file).read_bytes())
        return packed.getvalue()


DAY: Final = (1980, 1, 1, 0, 0, 0)
"""The first day that a ZIP can name: archives of the same files are equal."""


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, DAY)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry
