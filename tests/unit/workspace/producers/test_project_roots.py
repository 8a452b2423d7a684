from pathlib import Path

import pytest

from showfloor.errors import SourcesError
from showfloor.model.demo import DemoData
from showfloor.workspace import ProjectRoots, Site, SitePage, demo_data, project_versions
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at

ROOT = """\
interface RootProps {
  children: string;
}

export default function Root({ children }: RootProps) {
  return children;
}
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    site = copy_tiny(tmp_path / "site")
    (site / "families/acorn-kit/Root.tsx").write_text(ROOT)
    return site


def page_of(site: Site) -> SitePage:
    return next(page for page in site.pages.values() if page.demos)


def data_of(site: Site) -> DemoData:
    return demo_data(site, page_of(site), 0, project_versions(site))


def test_projects_of_demos_have_the_root_of_their_family(root: Path) -> None:
    data = data_of(compile_at(root))
    assert data.root is not None
    assert data.root.ts == ROOT
    assert data.root.js.startswith("export default function Root({ children }) {")


def test_a_demo_that_brings_a_provider_has_none(root: Path) -> None:
    uses = page_of(compile_at(root)).facts.demos[0].source.variants[0].uses
    family = root / "families/acorn-kit/family.toml"
    family.write_text(f'providers = ["{uses[0].name}"]\n' + family.read_text())
    assert data_of(compile_at(root)).root is None


def test_projects_of_other_families_have_none(root: Path) -> None:
    (root / "families/acorn-kit/Root.tsx").unlink()
    site = compile_at(root)
    assert site.made_by(ProjectRoots).by_family == {}
    assert data_of(site).root is None


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("export const a = 1;\n", "families/acorn-kit/Root.tsx: has no default export"),
        ("enum A { B }\nexport default A;\n", "families/acorn-kit/Root.tsx:1: has no JavaScript"),
    ],
)
def test_a_root_that_nobody_could_use_stops_the_site(root: Path, text: str, what: str) -> None:
    (root / "families/acorn-kit/Root.tsx").write_text(text)
    with pytest.raises(SourcesError) as caught:
        compile_at(root)
    assert str(caught.value.errors[0]).startswith(what)
