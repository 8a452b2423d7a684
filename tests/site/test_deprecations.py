"""The page on deprecated APIs lists what the installed package marks as deprecated, and no more."""

import re
from pathlib import Path

from support.site.api_reference import site_reference
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "site/pages/material-ui/migration/migrating-from-deprecated-apis/index.md"


def listed() -> tuple[set[str], set[str]]:
    """Return the props, as `Component prop`, and the classes in the tables of the page."""
    props: set[str] = set()
    classes: set[str] = set()
    component = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"### `(\w+)`$", line):
            component = heading[1]
        elif one := re.match(r"\| `\.(Mui[\w-]+)` \|", line):
            classes.add(one[1])
        elif one := re.match(r"\| `(\w+)` \| `.*\| (yes|no|`[\w-]+`) \|$", line):
            props.add(f"{component} {one[1]}")
    return props, classes


def test_the_page_lists_every_deprecated_prop_and_no_other() -> None:
    marked = {
        f"{entry.name} {prop.name}"
        for entry in site_reference().entries["material-ui"]
        for prop in entry.props
        if prop.deprecated is not None
    }
    assert len(marked) > 100
    assert listed()[0] == marked


def test_the_page_lists_every_deprecated_class_and_no_other() -> None:
    marked = {
        one.class_name
        for entry in site_reference().entries["material-ui"]
        for one in entry.classes
        if one.deprecated is not None
    }
    assert len(marked) > 100
    assert listed()[1] == marked
