import shutil
from pathlib import Path

import pytest

from showfloor.config import load_site_config
from showfloor.errors import SourcesError
from support.site.tiny_site import copy_tiny

FAMILY = "families/acorn-kit/family.toml"


def mistakes(root: Path, old: str, new: str) -> list[str]:
    file = root / FAMILY
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(SourcesError) as caught:
        load_site_config(root)
    return [str(error) for error in caught.value.errors]


def test_a_family_names_its_plans(tmp_path: Path) -> None:
    config = load_site_config(copy_tiny(tmp_path))
    assert config.families["acorn-kit"].plan_ids == ("grove", "forest")
    assert config.messages["plan.forest"] == "Whole forest"
    assert (
        config.plans_of_tree("acorn-kit") == config.plans_of_tree("default") == ("grove", "forest")
    )


def test_an_id_of_a_plan_fits_into_a_heading(tmp_path: Path) -> None:
    assert mistakes(copy_tiny(tmp_path), '"grove"', '"a grove"') == [
        f'{FAMILY}:16: "a grove" cannot be the id of a plan\n'
        "  why: headings name it, as in {#export plan=team}\n"
        '  fix: write lower-case letters, digits and hyphens, such as "team"'
    ]


def test_a_plan_has_a_name(tmp_path: Path) -> None:
    assert mistakes(copy_tiny(tmp_path), '"Grove"', '""') == [
        f'{FAMILY}:17: the plan "grove" has no name in one line\n'
        "  why: readers see it beside what needs the plan\n"
        '  fix: write one, such as "Team"'
    ]


def test_a_plan_is_listed_once(tmp_path: Path) -> None:
    assert mistakes(copy_tiny(tmp_path), '"forest"', '"grove"')[0] == (
        f'{FAMILY}:20: the plan "grove" is listed twice\n'
        "  why: what needs it could be marked with either name\n"
        "  fix: remove one of the two"
    )


def test_families_share_the_names_of_plans(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path)
    shutil.copytree(root / "families/acorn-kit", root / "families/beech-kit")
    assert mistakes(root, "Whole forest", "Wood") == [
        'families/beech-kit/family.toml:21: the plan "forest" is called "Wood" by another family\n'
        "  why: all families of a site share the names of plans\n"
        '  fix: write "Wood", or give the plan another id'
    ]
