"""A check names mistakes of all kinds at once."""

from pathlib import Path

import pytest

from showfloor.build import BuildPaths
from showfloor.check.site import check_site
from showfloor.errors import SourcesError
from support.site.tiny_release import copy_tiny_work
from support.site.tiny_site import copy_tiny
from support.site.workplace import SilentReport

SEED = "pages/acorn-kit/components/seed"
COUNTER = f"{SEED}/DayCounter.tsx"
BADGE = f"{SEED}/LeafBadge/css/index.tsx"


def test_a_mistake_in_a_demo_hides_no_others(tmp_path: Path) -> None:
    site = copy_tiny(tmp_path / "site")
    counter, badge, about = site / COUNTER, site / BADGE, site / "pages/about/index.md"
    counter.write_text(f"import 'oak-kit';\n{counter.read_text()}")
    badge.write_text(f"const size: number = 'small';\n{badge.read_text()}")
    about.write_text(f"{about.read_text()}\n[Gone](/gone/)\n")
    paths = BuildPaths(site=site, dist=tmp_path, work=copy_tiny_work(tmp_path / "work"))
    with pytest.raises(SourcesError) as caught:
        check_site(paths, SilentReport())
    found = [(one.path.as_posix(), one.what.partition(",")[0]) for one in caught.value.errors]
    assert found == [
        ("pages/about/index.md", 'dead link "/gone/"'),
        (COUNTER, 'imports the package "oak-kit"'),
        (BADGE, "Type 'string' is not assignable to type 'number'. (TS2322)"),
    ]
