from xml.etree import ElementTree

from showfloor.outputs.sitemap import sitemap_files

HOST = "https://a.example"


def test_pages_are_listed_with_whole_addresses_in_order() -> None:
    assert sitemap_files(HOST, {"/b/": "2026-11-20T15:00:00+00:00", "/": None}) == {
        "/sitemap.xml": (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
            "<url><loc>https://a.example/</loc></url>\n"
            "<url><loc>https://a.example/b/</loc>"
            "<lastmod>2026-11-20T15:00:00+00:00</lastmod></url>\n"
            "</urlset>\n"
        )
    }


def test_without_a_host_there_is_none() -> None:
    assert sitemap_files(None, {"/": None}) == {}


def test_addresses_are_encoded() -> None:
    text = sitemap_files(HOST, {"/a&b/": None, "/ä/": None})["/sitemap.xml"]
    locations = [element.text for element in ElementTree.fromstring(text).iter() if element.text]
    assert "https://a.example/a&b/" in locations
    assert "https://a.example/%C3%A4/" in locations


def test_more_pages_than_fit_are_split() -> None:
    files = sitemap_files(HOST, {f"/{number}/": None for number in range(5)}, most=2)
    assert list(files) == ["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"]
    assert files["/sitemap.xml"] == (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        "<sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap>\n"
        "<sitemap><loc>https://a.example/sitemap-2.xml</loc></sitemap>\n"
        "<sitemap><loc>https://a.example/sitemap-3.xml</loc></sitemap>\n"
        "</sitemapindex>\n"
    )
    assert files["/sitemap-3.xml"].count("<url>") == 1
