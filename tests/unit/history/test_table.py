from pathlib import Path

import pytest
from msgspec.structs import replace

from showfloor.errors import SourceError
from showfloor.history import ApiChange, HistoryKind, load_histories
from showfloor.history.table import Release, read_releases, table_of, write_releases

HEAD = "version,change,entry,kind,name,before,after\n"
RELEASE = f"{HEAD}1.0,release,,,1.0.0,,\n"


def added(
    version: str, kind: HistoryKind, *names: str, entry: str = "Lamp"
) -> tuple[ApiChange, ...]:
    return tuple(
        ApiChange(version=version, change="added", entry=entry, kind=kind, name=name)
        for name in names
    )


[TONE] = added("1.1", "prop", "tone")
DEFAULT = replace(TONE, change="default", before="'a, b'", after='"c"')
RELEASES = [
    Release("1.0", "1.0.4", (*added("1.0", "component", "Lamp"), *added("1.0", "prop", "a", "b"))),
    Release("1.1", "1.1.0", (DEFAULT,)),
    Release("1.2", "1.2.9"),
]


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = table_of(tmp_path, "@acorn/kit")
    write_releases(file, RELEASES)
    assert file.read_text(encoding="utf-8") == (
        f"{HEAD}1.0,release,,,1.0.4,,\n"
        "1.0,added,Lamp,component,Lamp,,\n"
        "1.0,added,Lamp,prop,a b,,\n"
        "1.1,release,,,1.1.0,,\n"
        '1.1,default,Lamp,prop,tone,"\'a, b\'","""c"""\n'
        "1.2,release,,,1.2.9,,\n"
    )
    assert read_releases(file, tmp_path) == RELEASES


def test_many_names_take_several_rows(tmp_path: Path) -> None:
    names = [f"part{index}" for index in range(120)]
    release = Release("1.0", "1.0.0", added("1.0", "export", *names, entry=""))
    file = tmp_path / "table.csv"
    write_releases(file, [release])
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5
    assert read_releases(file, tmp_path) == [release]


def test_histories_are_found_by_the_names_of_packages(tmp_path: Path) -> None:
    assert load_histories(tmp_path) == {}
    write_releases(table_of(tmp_path, "@acorn/kit"), RELEASES)
    write_releases(table_of(tmp_path, "kit.js"), [])
    found = load_histories(tmp_path)
    assert found.keys() == {"@acorn/kit", "kit.js"}
    assert found["@acorn/kit"].versions == ("1.0", "1.1", "1.2")
    assert found["@acorn/kit"].changes == (DEFAULT,)
    assert found["kit.js"].versions == ()


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "1: bad history: the first line is not version,change,entry,kind,name,before,after"),
        (HEAD + "1.0,release\n", "2: bad history: 2 values in this line, not 7"),
        (f"{RELEASE}1.0,grown,Lamp,prop,a,,\n", '3: bad history: "grown" is no change'),
        (f"{RELEASE}1.0,added,Lamp,leaf,a,,\n", '3: bad history: "leaf" is no part of an API'),
        (HEAD + "1.0,added,Lamp,prop,a,,\n", "2: bad history: there is no release of 1.0 above"),
    ],
)
def test_a_row_that_is_none_stops_with_its_line(tmp_path: Path, text: str, what: str) -> None:
    file = table_of(tmp_path, "kit")
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SourceError) as error:
        load_histories(tmp_path)
    assert str(error.value) == (
        f"history/kit.csv:{what}\n"
        "  why: the API reference says by it since when a prop is there\n"
        "  fix: delete the file, and run `showfloor history`, which writes it again"
    )
