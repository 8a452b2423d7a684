"""Markdown of pages, made before and after the pages about a release are known."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from showfloor.build import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.outputs.alternates import AlternateFiles
from showfloor.build.outputs.output import BuildContext
from showfloor.compile import Site
from showfloor.model import Page, Work
from showfloor.outputs import page_markdown
from tiny import TINY
from workplace import compile_at

WORKS = (Work(name="oak", version="1.2.0", license="MIT", texts=("Text.",), bundles=("pages",)),)
NOTICES = "/third-party-notices/index.md"


@pytest.fixture
def context(tmp_path: Path) -> Iterator[BuildContext]:
    """That of a build whose frontend is not bundled yet."""
    paths = BuildPaths(site=TINY, dist=tmp_path / "dist", work=tmp_path / "work")
    with DiskCache(tmp_path / "cache.db", say=print) as cache:
        yield BuildContext(site=compile_at(TINY)[0], paths=paths, cache=cache)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Routes of the pages whose Markdown was made, in its order."""
    routes: list[str] = []

    def noted(page: Page, **options: Any) -> str:
        routes.append(page.route)
        return page_markdown(page, **options)

    monkeypatch.setattr(f"{AlternateFiles.__module__}.page_markdown", noted)
    return routes


def found(output: AlternateFiles) -> dict[str, str | None]:
    return {file.path: file.digest for file in output.files()}


def whole(site: Site) -> Site:
    return site.with_release_pages(WORKS)


def test_markdown_of_pages_is_made_while_the_frontend_is_bundled(
    context: BuildContext, written: list[str]
) -> None:
    output = AlternateFiles.open(context)
    list(output.ahead())
    pages = list(context.site.pages)
    assert written == pages
    context.site = whole(context.site)
    found(output)
    assert [route for route in written if route not in pages] == [NOTICES.removesuffix("index.md")]
    assert len(written) == len(set(written))


def test_it_is_the_same_as_without(context: BuildContext, tmp_path: Path) -> None:
    output = AlternateFiles.open(context)
    next(output.ahead())
    context.site = whole(context.site)
    with DiskCache(tmp_path / "other.db", say=print) as other:
        later = BuildContext(site=context.site, paths=context.paths, cache=other)
        files = found(AlternateFiles.open(later))
    assert NOTICES in files
    assert found(output) == files
