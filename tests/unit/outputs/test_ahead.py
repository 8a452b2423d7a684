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
from showfloor.outputs import BuildContext, Output, files_of, make_ahead
from showfloor.outputs.markdown_files import markdown_files
from showfloor.outputs.picture_files import picture_files
from support.site.tiny_site import TINY
from support.site.workplace import compile_at

WORKS = (Work(name="oak", version="1.2.0", license="MIT", texts=("Text.",), bundles=("pages",)),)
NOTICES = "/third-party-notices/"

# Of each output, what makes the file of a page.
MAKERS: dict[Output, str] = {markdown_files: "page_markdown", picture_files: "render_picture"}
BOTH = pytest.mark.parametrize("output", MAKERS)


@pytest.fixture
def context(tmp_path: Path) -> Iterator[BuildContext]:
    """That of a build whose frontend is not bundled yet."""
    paths = BuildPaths(site=TINY, dist=tmp_path / "dist", work=tmp_path / "work")
    with DiskCache(tmp_path / "cache.db", say=print) as cache, ExitStack() as ending:
        yield BuildContext(site=compile_at(TINY), paths=paths, cache=cache, ending=ending)


def bundled(context: BuildContext) -> BuildContext:
    """Return the context of the same build once its frontend is bundled."""
    return replace(context, site=context.site.with_release_pages(WORKS))


@pytest.fixture
def made(output: Output, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the files of pages were made of, in their order."""
    of: list[object] = []
    module = sys.modules[output.__module__]
    make = getattr(module, MAKERS[output])

    def noted(page: object, *more: Any, **options: Any) -> object:
        of.append(page)
        return make(page, *more, **options)

    monkeypatch.setattr(module, MAKERS[output], noted)
    return of


def ahead(output: Output, context: BuildContext) -> Iterator[None]:
    return context.file_cache(output.__name__).make_ahead(output(context))


def found(output: Output, context: BuildContext) -> dict[str, str | None]:
    return {file.path: file.digest for file in files_of(output, context)}


def test_both_are_made_while_the_frontend_is_bundled(context: BuildContext) -> None:
    steps = len(list(make_ahead(context)))
    assert steps == sum(len(list(ahead(one, replace(context, file_caches={})))) for one in MAKERS)


@BOTH
def test_files_of_pages_are_made_while_the_frontend_is_bundled(
    output: Output, context: BuildContext, made: list[object]
) -> None:
    steps = len(list(ahead(output, context)))
    assert len(made) == steps > 1
    late = [path for path in found(output, bundled(context)) if path.startswith(NOTICES)]
    assert len(made) == steps + len(late)
    assert bool(late) == (output is markdown_files)  # the notices have no picture


@BOTH
def test_they_are_the_same_as_without(
    output: Output, context: BuildContext, tmp_path: Path
) -> None:
    next(ahead(output, context))
    with DiskCache(tmp_path / "other.db", say=print) as other:
        later = replace(bundled(context), cache=other, file_caches={})
        assert found(output, bundled(context)) == found(output, later)
