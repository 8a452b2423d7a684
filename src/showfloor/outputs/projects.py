"""The projects beside pages, each as a ZIP that readers can download."""

import zipfile
from collections.abc import Iterator
from functools import partial
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Final

from showfloor.fingerprint import engine_code, key_of
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import BuildContext
from showfloor.sources import PROJECTS, archive_path, projects_in


def projects(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the archive of every project."""
    site = context.site
    for page in site.pages.values():
        for name, files in projects_in(page.facts.beside).items():
            folder = PurePosixPath(page.facts.path).parent / PROJECTS / name
            digests = [(file, site.stamps[f"{folder / file}"]) for file in files]
            yield SiteFile(
                path=archive_path(page.route, name),
                key=key_of(engine_code(), name, digests),
                content=partial(_pack, name, site.config.root / folder, files),
            )


def _pack(name: str, folder: Path, files: list[str]) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for file in sorted(files):
            archive.writestr(_entry(f"{name}/{file}"), (folder / file).read_bytes())
    return packed.getvalue()


DAY: Final = (1980, 1, 1, 0, 0, 0)
"""The first day that a ZIP can name: archives of the same files are equal."""


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, DAY)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry
