import shutil
from pathlib import Path

import pytest

from showfloor.config import load_site_config
from showfloor.errors import SourcesError
from support.site.tiny_site import copy_tiny


def test_a_family_names_its_plans(tmp_path: Path) -> None:
    config = load_site_config(copy_tiny(tmp_path))
    assert config.families["acorn-kit"].plan_ids == ("grove", "forest")
    assert config.messages["plan.forest"] == "Whole forest"
    assert (
        config.plans_of_tree("acorn-kit") == config.plans_of_tree("default") == ("grove", "forest")
    )


def test_families_share_the_names_of_plans(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path)
    shutil.copytree(root / "families/acorn-kit", root / "families/beech-kit")
    file = root / "families/acorn-kit/family.toml"
    file.write_text(file.read_text().replace("Whole forest", "Wood"))
    with pytest.raises(SourcesError) as caught:
        load_site_config(root)
    assert str(caught.value) == (
        'families/beech-kit/family.toml:21: the plan "forest" is called "Wood" by another family\n'
        "  why: all families of a site share the names of plans\n"
        '  fix: write "Wood", or give the plan another id'
    )
