"""What recorded versions of a package say of the entries of its reference."""

from pathlib import Path

from msgspec.structs import replace

from showfloor.history import PackageHistory, load_histories
from showfloor.model.api import (
    ApiChangeKind,
    ApiCssVariable,
    ApiEntry,
    ApiHistoryChange,
    ApiProp,
    ApiRecordedVersions,
    ApiSlot,
)
from showfloor.model.api_blocks import ApiFacts
from showfloor.model.blocks import Callout
from showfloor.workspace.reference.histories import changes_html, with_history
from support.site.invented_api import MESSAGES, PACKAGE, body_of, class_, entry, prop, row_of

TABLE = """\
version,change,entry,kind,name,before,after
1.0,release,,,1.0.2,,
1.0,added,SeedBag,component,SeedBag,,
1.0,added,SeedBag,prop,size rows,,
1.2,release,,,1.2.0,,
1.2,added,SeedBag,prop,color,,
1.2,added,SeedBag,slot,string,,
1.2,added,SeedBag,class,open,,
1.2,added,SeedBag,css-variable,--SeedBag-gap,,
1.2,added,Leaf,component,Leaf,,
1.2,added,Leaf,prop,size,,
1.2,default,SeedBag,prop,size,1,2
1.10,release,,,1.10.0,,
1.10,added,Leaf,prop,rows,,
1.10,deprecated,SeedBag,prop,rows,,Use `size`
1.10,required,SeedBag,prop,size,,
"""


def histories(root: Path, table: str = TABLE) -> dict[str, PackageHistory]:
    file = root / f"history/{PACKAGE}.csv"
    file.parent.mkdir(parents=True)
    file.write_text(table)
    return load_histories(root)


def told(root: Path, one: ApiEntry) -> ApiEntry:
    [with_it] = with_history([one], histories(root))
    return with_it


def change(version: str, kind: ApiChangeKind, old: str = "", new: str = "") -> ApiHistoryChange:
    return ApiHistoryChange(version=version, change=kind, before=old, after=new)


def since_of(one: ApiEntry) -> str:
    facts = next(block for block in body_of(one).blocks if isinstance(block, ApiFacts))
    return next((fact.html for fact in facts.items if fact.label == "Since"), "")


def test_parts_tell_since_when_they_are_there_and_what_changed(tmp_path: Path) -> None:
    bag = entry(
        prop("color"),
        prop("rows", deprecated="Use `size` instead."),
        prop("size"),
        prop("unknown"),
        slots=(ApiSlot(name="string", type=prop("a").type),),
        classes=(class_("open"), class_("root")),
        css_variables=(ApiCssVariable(name="--SeedBag-gap"),),
    )
    bag = told(tmp_path, bag)
    assert bag.recorded == ApiRecordedVersions(oldest="1.0", newest="1.10")
    color, rows, size, unknown = bag.props
    assert [one.since for one in bag.props] == ["1.2", None, None, None]
    assert (rows.deprecated, rows.deprecated_in) == ("Use `size` instead.", "1.10")
    assert size.changes == (change("1.2", "default", "1", "2"), change("1.10", "required"))
    assert (color.changes, unknown.changes) == ((), ())
    assert [one.since for one in (*bag.slots, *bag.classes, *bag.css_variables)] == [
        *("1.2", "1.2", None, "1.2"),
    ]


def test_parts_that_are_as_old_as_their_entry_tell_nothing(tmp_path: Path) -> None:
    leaf = told(tmp_path, entry(prop("rows"), prop("size"), name="Leaf"))
    assert leaf.since == "1.2"
    assert [one.since for one in leaf.props] == ["1.10", None]


def test_without_a_table_and_outside_of_it_nothing_is_told(tmp_path: Path) -> None:
    known = histories(tmp_path)
    others = [entry(prop("size"), name="Bark"), entry(prop("size"), package="@acme/other")]
    assert with_history(others, known) == others


def test_a_page_tells_since_when_its_entry_is_there(tmp_path: Path) -> None:
    known = histories(tmp_path)
    size = prop("size")
    entries = [entry(size), entry(size, name="Leaf"), entry(name="Leaf")]
    found = with_history([replace(one, version="1.10.3") for one in entries], known)
    assert [since_of(one) for one in found] == ["Before 1.1", "1.2", "1.2"]
    assert since_of(entry(size)) == ""


def test_a_row_tells_its_versions() -> None:
    told = {"since": "1.2", "deprecated": "", "deprecated_in": "1.9"}
    row = row_of(prop("size", changes=(DEFAULT,), **told))
    assert (row.since, row.deprecated_in) == ("1.2", "1.9")
    assert row.changes == ("Default changed in 1.3 from <code>1</code>",)


def test_a_deprecated_entry_tells_the_version() -> None:
    callout = body_of(entry(deprecated="Use Leaf.", deprecated_in="1.9")).blocks[0]
    assert isinstance(callout, Callout)
    assert callout.title == "Deprecated in 1.9"


DEFAULT = change("1.3", "default", "1", "2")


def sentences(*changes: ApiHistoryChange) -> tuple[str, ...]:
    return changes_html(changes, MESSAGES)


def test_of_several_changes_of_a_kind_the_newest_is_told() -> None:
    assert sentences(DEFAULT, change("1.5", "default", "2", "<b>")) == (
        "Default changed in 1.5 from <code>2</code>",
    )
    assert sentences(DEFAULT, change("1.4", "type", "A<B>", "C"), change("1.5", "required")) == (
        "Required since 1.5",
        "Type changed in 1.4 from <code>A&lt;B&gt;</code>",
    )


def test_a_type_or_a_default_that_is_too_long_for_a_row_is_left_out() -> None:
    assert sentences(change("1.3", "type", "x" * 41, "y"), change("1.4", "type")) == ()
    assert sentences(change("1.3", "default", "x" * 41, "y")) == ("Default changed in 1.3",)


def test_a_default_is_told_without_backticks() -> None:
    [sentence] = sentences(change("1.3", "default", "`1`", "2"))
    assert sentence == "Default changed in 1.3 from <code>1</code>"


def test_deprecations_and_changes_that_were_undone_are_not_told() -> None:
    assert sentences(DEFAULT, change("1.5", "default", "2", "1")) == ()
    assert sentences(change("1.3", "deprecated"), change("1.4", "restored")) == ()


def test_props_are_told_by_their_own_kind(tmp_path: Path) -> None:
    hook = """\
version,change,entry,kind,name,before,after
1.0,release,,,1.0.2,,
1.0,added,useSeeds,hook,useSeeds,,
1.2,release,,,1.2.0,,
1.2,added,useSeeds,parameter,size,,
1.2,added,useSeeds,return-value,rows,,
"""
    one = entry(
        kind="hook", name="useSeeds", parameters=(prop("size"),), returns=(prop("size"), ROWS)
    )
    [known] = with_history([one], histories(tmp_path, hook))
    assert [one.since for one in (*known.parameters, *known.returns)] == ["1.2", None, "1.2"]


ROWS: ApiProp = prop("rows")
