"""Files of pages, made before and after the pages about a release are known."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from showfloor.build import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.model.work import Work
from showfloor.outputs.markdown_files import AlternateFiles
from showfloor.outputs.output import BuildContext, EarlyContext, EarlyOutput, Output
from showfloor.outputs.picture_files import PictureFiles
from support.site.tiny_site import TINY
from support.site.workplace import compile_at

WORKS = (Work(name="oak", version="1.2.0", license="MIT", texts=("Text.",), bundles=("pages",)),)
NOTICES = "/third-party-notices/"

# Of each output, what makes the file of a page.
MAKERS: dict[type[Output], str] = {AlternateFiles: "page_markdown", PictureFiles: "render_picture"}
OUTPUTS = pytest.mark.parametrize("kind", MAKERS)


@pytest.fixture
def context(tmp_path: Path) -> Iterator[EarlyContext]:
    """That of a build whose frontend is not bundled yet."""
    paths = BuildPaths(site=TINY, dist=tmp_path / "dist", work=tmp_path / "work")
    with DiskCache(tmp_path / "cache.db", say=print) as cache, ExitStack() as ending:
        yield EarlyContext(site=compile_at(TINY), paths=paths, cache=cache, ending=ending)


def bundled(context: EarlyContext) -> BuildContext:
    """Return the context of the same build once its frontend is bundled."""
    return BuildContext(
        site=context.site.with_release_pages(WORKS),
        paths=context.paths,
        cache=context.cache,
        ending=context.ending,
        frontend="",
        served_release=None,
        early=(),
    )


@pytest.fixture
def made(kind: type[Output], monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the files of pages were made of, in their order."""
    of: list[object] = []
    make = getattr(sys.modules[kind.__module__], MAKERS[kind])

    def noted(page: object, *more: Any, **options: Any) -> object:
        of.append(page)
        return make(page, *more, **options)

    monkeypatch.setattr(f"{kind.__module__}.{MAKERS[kind]}", noted)
    return of


def found(output: Output) -> dict[str, str | None]:
    return {file.path: file.digest for file in output.files()}


@OUTPUTS
def test_files_of_pages_are_made_while_the_frontend_is_bundled(
    kind: type[EarlyOutput], context: EarlyContext, made: list[object]
) -> None:
    early = kind.open(context)
    steps = len(list(early.ahead()))
    assert len(made) == steps > 1
    output = early.complete(bundled(context))
    late = [path for path in found(output) if path.startswith(NOTICES)]
    assert len(made) == steps + len(late)
    assert bool(late) == (kind is AlternateFiles)  # the notices have no picture


@OUTPUTS
def test_they_are_the_same_as_without(
    kind: type[EarlyOutput], context: EarlyContext, tmp_path: Path
) -> None:
    early = kind.open(context)
    next(early.ahead())
    with DiskCache(tmp_path / "other.db", say=print) as other:
        later = kind.open(bundled(replace(context, cache=other)))
        assert found(early.complete(bundled(context))) == found(later)
