"""The API reference against what the packages themselves say while they run."""

import subprocess
from functools import cache

import msgspec
import pytest

from showfloor.model.api import ApiEntry
from showfloor.node import find_node
from support.site.api_reference import PROJECT, site_reference
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

SCRIPT = PROJECT / "tests" / "support" / "site" / "api_runtime.mjs"
FAMILIES = ("material-ui", "joy-ui")

UNCHECKED = {"InitColorSchemeScript", "PigmentContainer", "PigmentGrid", "PigmentStack"}
"""One checks nothing; three are on an optional package that no page installs."""

BORROWED = {"PigmentContainer": "Container", "Popper": None, "SwipeableDrawer": "Drawer"}
"""Components that declare classes and export no object of them: they have those of another."""


class Runtime(msgspec.Struct):
    props: list[str] | None
    classes: dict[str, str] | None


@cache
def runtime() -> list[tuple[ApiEntry, Runtime]]:
    reference = site_reference()
    entries = [entry for family in FAMILIES for entry in reference.entries[family]]
    asked = [{"name": entry.name, "package": entry.package} for entry in entries]
    done = subprocess.run(
        [find_node(), str(SCRIPT)],
        input=msgspec.json.encode(asked),
        capture_output=True,
        check=True,
    )
    answers = msgspec.json.decode(done.stdout, type=list[Runtime])
    return list(zip(entries, answers, strict=True))


def declared(entry: ApiEntry) -> dict[str, str]:
    """Return the classes of an entry by their keys, without states that no declaration names."""
    return {one.key: one.class_name for one in entry.classes if not one.beside}


def test_nearly_every_component_checks_its_props() -> None:
    assert {entry.name for entry, found in runtime() if found.props is None} == UNCHECKED
    assert sum(len(found.props or ()) for _, found in runtime()) > 2500


@pytest.mark.parametrize("family", FAMILIES)
def test_every_checked_prop_is_listed(family: str) -> None:
    missing = {
        entry.name: absent
        for entry, found in runtime()
        if entry.family == family
        and (absent := set(found.props or ()) - {prop.name for prop in entry.props})
    }
    assert missing == {}


@pytest.mark.parametrize("family", FAMILIES)
def test_classes_are_those_of_the_package(family: str) -> None:
    different = {
        entry.name: (listed, found.classes)
        for entry, found in runtime()
        if entry.family == family and entry.name not in BORROWED
        for listed in [declared(entry)]
        if listed != (found.classes or {})
    }
    assert different == {}


def test_borrowed_classes_are_those_of_the_lender() -> None:
    listed = {
        entry.name: declared(entry) for entry, _ in runtime() if entry.family == "material-ui"
    }
    lenders = {name: lender for name, lender in BORROWED.items() if lender is not None}
    assert {name: listed[name] for name in lenders} == {
        name: listed[lender] for name, lender in lenders.items()
    }
    assert listed["Popper"] == {"root": "MuiPopper-root"}
