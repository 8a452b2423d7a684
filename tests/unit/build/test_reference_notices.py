from showfloor.build.reference_notices import reference_notices

NOTE = "acorn: the type of size of Seed is shown as it resolves: string"


def test_what_is_told_in_another_way_is_counted_for_who_builds() -> None:
    assert reference_notices([NOTE, "acorn: and another"]) == [
        "The API reference tells 2 things in another way than they are declared:"
        " `showfloor check` lists them."
    ]


def test_nothing_is_said_where_all_is_as_declared() -> None:
    assert reference_notices([]) == []
