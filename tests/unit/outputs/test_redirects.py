from showfloor.model.release import Redirect
from showfloor.outputs.redirects import redirects_file


def test_rows_keep_their_order_and_their_marks() -> None:
    rows = [
        Redirect(source="/lab/*", target="/components/:splat", status=301),
        Redirect(source="/b/:part/", target="/c-:part/#:part", status=302),
    ]
    assert redirects_file(rows) == (
        "/lab/* /components/:splat 301\n/b/:part/ /c-:part/#:part 302\n"
    )


def test_a_space_does_not_break_a_row() -> None:
    row = Redirect(source="/a b", target="/c d/", status=301)
    assert redirects_file([row]) == "/a%20b /c%20d/ 301\n"


def test_no_redirects_make_an_empty_file() -> None:
    assert redirects_file([]) == ""
