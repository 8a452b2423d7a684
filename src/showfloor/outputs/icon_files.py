"""The files of icon sets: names and shapes, loaded by the pages that show them."""

from collections.abc import Iterator
from functools import cache, partial

from showfloor.fingerprint import engine_code, key_of
from showfloor.icons import icon_files as files_of_set
from showfloor.model.site_file import SiteFile
from showfloor.outputs.headers import file_headers
from showfloor.outputs.output import BuildContext
from showfloor.workspace import Icons


def icon_files(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the files of every set; unchanged sets are not read."""
    icons = context.site.made_by(Icons)

    @cache
    def read(family: str) -> dict[str, bytes]:
        one, found = icons.of_family(family)
        return dict(files_of_set(one.settings, found))

    def content(family: str, name: str) -> bytes:
        return read(family)[name]

    for family, names in icons.icon_map.files.items():
        key = key_of(engine_code(), icons.icon_map.keys[family])
        for name in names:
            path = icons.icon_map.blocks[family].data + name
            yield SiteFile(
                path=path,
                key=f"{key} {name}",
                content=partial(content, family, name),
                immutable=True,
                headers=file_headers(path),
            )
