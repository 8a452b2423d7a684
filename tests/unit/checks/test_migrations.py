"""Pages about an update of an invented package, and the names that they leave out."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from showfloor.checks import migration_mistakes, mistakes_of
from showfloor.errors import SourceError
from showfloor.model.product import PackagePin
from showfloor.workspace import Site, Workspace
from support.site.tiny_site import copy_tiny
from support.site.workplace import MemoryCaches, inputs_at

PAGE = "pages/about/index.md"
EXCEPTIONS = "pages/about/exceptions.csv"
TABLE = """\
version,change,entry,kind,name,before,after
1.0,release,,,1.0.4,,
1.0,added,,export,Husk Leaf leafClasses,,
1.0,added,Husk,component,Husk,,
1.0,added,Husk,prop,hull,,
1.0,added,Leaf,component,Leaf,,
1.0,added,Leaf,prop,dry edge,,
1.0,added,Leaf,class,dry edge-1 edge-2,,
1.0,added,Leaf,css-variable,--Leaf-gap,,
1.1,release,,,1.1.0,,
1.1,removed,Leaf,prop,edge,,
2.0,release,,,2.0.0,,
2.0,removed,,export,Husk,,
2.0,removed,Husk,component,Husk,,
2.0,removed,Leaf,prop,dry,,
2.0,added,Leaf,prop,wet,,
2.1,release,,,2.1.3,,
2.1,removed,Leaf,class,dry edge-1 edge-2,,
2.1,removed,Leaf,css-variable,--Leaf-gap,,
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    root = copy_tiny(tmp_path / "site")
    (root / "history" / "@acorn").mkdir(parents=True)
    (root / "history" / "@acorn" / "kit.csv").write_text(TABLE)
    return root


def write(root: Path, text: str, *exceptions: str, packages: str = "'@acorn/kit'") -> None:
    """Make the page one about an update; its `migration` is in line 2, its text in a section."""
    page = root / PAGE
    matter = f"---\nmigration: {{from: '1', to: '2'}}\npackages: [{packages}]\n"
    page.write_text(page.read_text().replace("---\n", matter, 1) + f"\n## Removed\n\n{text}\n")
    if exceptions:
        (root / EXCEPTIONS).write_text("\n".join(["name,entry,reason", *exceptions, ""]))


def compiled(root: Path, caches: MemoryCaches | None = None) -> Site:
    """Compile a site with two families that document the package, which needs not be installed.

    One of them has a history.
    """
    site = Workspace(inputs_at(root, caches)).update()
    change, families = msgspec.structs.replace, dict(site.config.families)
    family = change(families["acorn-kit"], pins=(PackagePin(name="@acorn/kit", version="2.1.3"),))
    for id, history in (("acorn-kit", ("1", "2")), ("bark", ())):
        families[id] = change(family, settings=change(family.settings, history=history))
    return replace(site, config=replace(site.config, families=families))


def found(root: Path) -> list[str]:
    return [str(error) for error in migration_mistakes(compiled(root))]


def test_a_page_names_all_that_an_update_removes(root: Path) -> None:
    write(root, '`Husk` and its "dry" leaves are gone:\n\n```css\n.edge-1.edge-2 {}\n```')
    assert found(root) == [
        f"{PAGE}:2: the page does not name what version 2 removed: --Leaf-gap (Leaf)\n"
        "  why: readers who update from version 1 search for these names\n"
        f"  fix: write what to do instead, or list a name with a reason in {EXCEPTIONS}"
    ]


def test_names_are_listed_by_entry_and_each_once(root: Path) -> None:
    write(root, "Nothing.")
    (error,) = found(root)
    assert error.splitlines()[0] == (
        f"{PAGE}:2: the page does not name what version 2 removed: "
        "Husk (exports); dry, edge-1, edge-2, --Leaf-gap (Leaf)"
    )


def test_many_names_are_counted(root: Path) -> None:
    table = root / "history" / "@acorn" / "kit.csv"
    names = " ".join(f"useBud{number:02}" for number in range(62))
    before = TABLE.replace("export,Husk ", f"export,Husk {names} ", 1)
    table.write_text(f"{before}2.2,release,,,2.2.0,,\n2.2,removed,,export,{names},,\n")
    write(root, "`Husk` `dry` `edge-1` `edge-2` `--Leaf-gap`")
    (error,) = found(root)
    assert error.splitlines()[0].endswith(", useBud58, useBud59 (exports); and 2 more")


def test_exceptions_cover_names_of_one_entry_or_of_all(root: Path) -> None:
    write(root, "`Husk`", "edge-*,Leaf,as before", "dry,,never meant", "--Leaf-gap,Leaf,unread")
    assert found(root) == []


@pytest.mark.parametrize("row", ["*,Leaf", "*e*,L*", "edge-[0-9],[A-Z]eaf"])
def test_an_exception_may_stand_for_several_names(root: Path, row: str) -> None:
    write(root, "`Husk` `dry` `--Leaf-gap`", f"{row},as before")
    assert found(root) == []


def test_an_exception_that_excepts_nothing_is_a_mistake(root: Path) -> None:
    text = "`Husk` `dry` `edge-1` `edge-2` `--Leaf-gap`"
    write(root, text, "edge-*,Leaf,as before", "wet,,never meant")
    assert found(root) == [
        f'{EXCEPTIONS}:{line}: the exception "{name}" excepts nothing\n'
        "  why: the page names it, the update does not remove it, or a row above is about it\n"
        "  fix: remove the line"
        for line, name in ((2, "edge-*"), (3, "wet"))
    ]


def test_an_exception_of_another_entry_excepts_nothing(root: Path) -> None:
    write(root, "`Husk` `edge-1` `edge-2` `--Leaf-gap`", "dry,Husk,never meant")
    assert [error.splitlines()[0] for error in found(root)] == [
        f"{PAGE}:2: the page does not name what version 2 removed: dry (Leaf)",
        f'{EXCEPTIONS}:2: the exception "dry" excepts nothing',
    ]


@pytest.mark.parametrize(
    ("row", "what", "fix"),
    [
        (
            "dry,Leaf",
            "2 values in this line",
            "write three: name,entry,reason; put a reason with a comma in quotes",
        ),
        (",Leaf,unread", "the row is about no name", "write the name that the page leaves out"),
        ("*,,unread", "the row is about no name", "write the name that the page leaves out"),
        (
            "dry,Leaf, ",
            '"dry" is left out without a reason',
            "write why readers do without it, or name it on the page",
        ),
    ],
)
def test_a_row_says_what_is_left_out_and_why(root: Path, row: str, what: str, fix: str) -> None:
    write(root, "`Husk`", row)
    assert found(root) == [
        f"{EXCEPTIONS}:2: {what}\n"
        "  why: the page must name all that was removed, except what this table lists with a "
        f"reason\n  fix: {fix}"
    ]


def test_a_table_of_exceptions_begins_with_its_columns(root: Path) -> None:
    write(root, "`Husk`")
    (root / EXCEPTIONS).write_text("dry,Leaf,unread\n")
    assert found(root) == [
        f"{EXCEPTIONS}:1: the first line is not name,entry,reason\n"
        "  why: the page must name all that was removed, except what this table lists with a "
        "reason\n  fix: write it as given"
    ]


def test_the_packages_are_those_of_a_family(root: Path) -> None:
    write(root, "Nothing.", packages="'@acorn/bark'")
    assert found(root) == [
        f"{PAGE}:2: no product documents @acorn/bark\n"
        "  why: what the update removed is known of documented packages only\n"
        '  fix: correct "packages", or add the package to a family.toml'
    ]


def test_the_versions_are_in_the_history_of_the_family(root: Path) -> None:
    write(root, "Nothing.")
    page = root / PAGE
    page.write_text(page.read_text().replace("to: '2'", "to: '3'"))
    assert found(root) == [
        f"{PAGE}:2: there is no history of version 3 of @acorn/kit\n"
        "  why: what the update removed is read from it\n"
        '  fix: correct "migration", or add "3" to "history" in families/acorn-kit/family.toml'
    ]


def test_nothing_is_asked_of_a_package_without_a_table(root: Path) -> None:
    write(root, "Nothing.", "dry,Leaf,unread")
    (root / "history" / "@acorn" / "kit.csv").unlink()
    assert found(root) == []


def test_nothing_is_asked_of_a_package_that_lacks_a_version(root: Path) -> None:
    write(root, "Nothing.")
    table = root / "history" / "@acorn" / "kit.csv"
    table.write_text("".join(TABLE.splitlines(keepends=True)[:11]))
    assert found(root) == []


def test_tables_are_read_again_only_if_they_changed(root: Path) -> None:
    write(root, "Nothing.")
    caches = MemoryCaches()
    site = compiled(root, caches)
    first = [str(error) for error in migration_mistakes(site)]
    table = root / "history" / "@acorn" / "kit.csv"
    table.write_text("")
    assert [str(error) for error in migration_mistakes(site)] == first
    with pytest.raises(SourceError):
        list(migration_mistakes(compiled(root, caches)))


def test_a_build_waits_until_the_names_are_there(root: Path) -> None:
    write(root, "Nothing.")
    site = compiled(root)
    assert [error.what for error in mistakes_of(site)] == [
        error.what for error in migration_mistakes(site)
    ]
