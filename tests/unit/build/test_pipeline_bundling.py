import os
from pathlib import Path

import pytest

from showfloor.build import BuildPaths
from showfloor.build.pipeline import bundling_beside
from showfloor.errors import ToolError
from showfloor.frontend.built_files import read_built
from showfloor.frontend.node_programs import frontend_programs
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at


@pytest.fixture
def paths(tmp_path: Path) -> BuildPaths:
    return BuildPaths(site=copy_tiny(tmp_path / "site"), dist=tmp_path, work=tmp_path / "work")


def test_a_bundle_that_nobody_waits_for_is_given_up(paths: BuildPaths) -> None:
    site = compile_at(paths.site)
    with bundling_beside(paths, frontend_programs(paths)) as bundling:
        bundling.wanted.set_result(site.frontend_sources)
    assert read_built(paths.work) is None


def test_what_fails_is_told_to_anyone_who_waits(paths: BuildPaths) -> None:
    broken = paths.site / "components" / "Broken.tsx"
    broken.parent.mkdir(exist_ok=True)
    broken.write_text("import { leaf } from './nowhere';\nexport default leaf;\n")
    site = compile_at(paths.site)
    with bundling_beside(paths, frontend_programs(paths)) as bundling:
        bundling.wanted.set_result(site.frontend_sources)
        with pytest.raises(ToolError) as caught:
            bundling.bundle.result()
    place = os.path.relpath(broken)
    assert str(caught.value) == (
        "The frontend cannot be built:\n"
        f"{place}:1:22: Could not resolve './nowhere' in {place}\n"
        "  why: Pages need its scripts and styles, and their demos are rendered by it.\n"
        "  fix: Correct the file that the message names, then build again."
    )
