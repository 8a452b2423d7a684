"""`_headers`, `_redirects` and robots."""

from showfloor.model.redirects import Redirect
from showfloor.model.release import Languages
from showfloor.outputs.host_files import redirects_file, robots_file


def test_rows_without_wildcards_come_first_and_keep_their_order() -> None:
    rows = [
        Redirect(source="/lab/*", target="/components/:splat", status=301),
        Redirect(source="/b/:part/", target="/c-:part/#:part", status=302),
        Redirect(source="/old/", target="/new/"),
        Redirect(source="/older/", target="/new/"),
    ]
    assert redirects_file(rows).splitlines() == [
        "/old/ /new/ 301",
        "/older/ /new/ 301",
        "/lab/* /components/:splat 301",
        "/b/:part/ /c-:part/#:part 302",
    ]


def test_a_row_that_another_takes_in_is_left_out() -> None:
    rows = [
        Redirect(source="/lab/*", target="/components/:splat"),
        Redirect(source="/lab/late/", target="/never/"),
        Redirect(source="/labs/", target="/new/"),
    ]
    assert redirects_file(rows).splitlines() == [
        "/labs/ /new/ 301",
        "/lab/* /components/:splat 301",
    ]


def test_a_space_does_not_break_a_row_and_no_rows_are_an_empty_file() -> None:
    row = Redirect(source="/a b", target="/c d/", status=301)
    assert redirects_file([row]) == "/a%20b /c%20d/ 301\n"
    assert redirects_file([]) == ""


def test_section_2_a_language_has_a_row_for_what_is_there() -> None:
    rows = [
        Redirect(source="/old/*", target="/oak/:splat", status=302),
        Redirect(source="/first/", target="/oak/#one", status=302),
        Redirect(source="/lost/", target="/never/"),
        Redirect(source="/away/", target="https://oak.example/"),
        Redirect(source="/blog/first/", target="/blog/one/"),
    ]
    languages = Languages(prefixes=("zh",), left_out=("/blog/",))
    text = redirects_file(rows, languages, ["/", "/oak/", "/blog/one/", "/oak.png"])
    assert [row for row in text.splitlines() if row.startswith("/zh")] == [
        "/zh/ / 301",
        "/zh/oak/ /oak/ 301",
        "/zh/first/ /oak/#one 302",
        "/zh/away/ https://oak.example/ 301",
    ]


def test_a_known_host_names_its_sitemap() -> None:
    rest = "User-agent: *\nAllow: /\n"
    assert robots_file("https://a.example") == f"{rest}\nSitemap: https://a.example/sitemap.xml\n"
    assert robots_file(None) == rest


def test_below_a_path_rows_are_below_it_and_leave_it() -> None:
    rows = [
        Redirect(source="/lab/:name", target="/oak/:name"),
        Redirect(source="/shop/", target="https://shop.example/"),
    ]
    languages = Languages(prefixes=("zh",))
    assert redirects_file(rows, languages, ["/oak/"], "/docs/").splitlines() == [
        "/docs/shop/ https://shop.example/ 301",
        "/docs/lab/:name /docs/oak/:name 301",
        "/docs/zh/oak/ /docs/oak/ 301",
        "/docs/zh/shop/ https://shop.example/ 301",
    ]
