from pathlib import Path

import pytest

from showfloor.config import load_site_config
from showfloor.config.site import load_site
from showfloor.errors import SourcesError

ROWS = """title = "Leaves"

[[stylings]]
id = "sheet"
name = "Style sheets"

[[stylings]]
id = "wind"
name = "Windy classes"
tailwind = true
"""


def mistakes(root: Path, old: str, new: str) -> list[str]:
    (root / "site.toml").write_text(ROWS.replace(old, new))
    with pytest.raises(SourcesError) as caught:
        load_site(root)
    return [str(error) for error in caught.value.errors]


def test_a_site_names_the_stylings_of_its_demos(tmp_path: Path) -> None:
    (tmp_path / "site.toml").write_text(ROWS)
    config = load_site_config(tmp_path)
    assert config.site.styling_ids == ("sheet", "wind")
    assert config.site.tailwind_stylings == ("wind",)
    assert config.messages["demo.styling.wind"] == "Windy classes"


@pytest.mark.parametrize("id", ["", "Sheet", "css-modules", "../sheet", "1"])
def test_a_styling_is_a_folder_and_a_part_of_addresses(tmp_path: Path, id: str) -> None:
    assert mistakes(tmp_path, '"sheet"', f'"{id}"') == [
        f'site.toml:4: "{id}" cannot be the folder of a styling\n'
        "  why: it is a part of addresses, such as #css-Toolbar.tsx\n"
        '  fix: write lower-case letters and digits, such as "css"'
    ]


def test_a_styling_has_a_name(tmp_path: Path) -> None:
    assert mistakes(tmp_path, "Style sheets", " ") == [
        'site.toml:5: the styling "sheet" has no name in one line\n'
        "  why: readers choose it by its name\n"
        '  fix: write one, such as "CSS modules"'
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"wind"', '"sheet"', 'site.toml:8: the id "sheet" is'),
        ("Windy classes", "Style sheets", 'site.toml:9: the name "Style sheets" is'),
    ],
)
def test_stylings_differ(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert mistakes(tmp_path, old, new) == [
        f"{said} that of another styling too\n"
        "  why: readers could not tell the two apart\n"
        "  fix: write another one, or remove one of the two"
    ]
