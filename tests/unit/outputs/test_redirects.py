from showfloor.model.release import Languages, Redirect
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


def test_section_2_a_language_has_a_row_for_each_page_that_there_is() -> None:
    rows = [Redirect(source="/old/*", target="/oak/:splat", status=302)]
    rows += [Redirect(source="/blog/first/", target="/blog/one/")]
    languages = Languages(prefixes=("zh",), left_out=("/blog/",))
    assert redirects_file(rows, languages, ["/", "/oak/", "/blog/one/"]).splitlines() == [
        "/old/* /oak/:splat 302",
        "/blog/first/ /blog/one/ 301",
        "/zh/ / 301",
        "/zh/oak/ /oak/ 301",
        "/zh/old/* /oak/:splat 302",
    ]
