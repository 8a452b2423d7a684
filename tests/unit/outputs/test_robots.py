from showfloor.outputs.robots import robots_file


def test_a_known_host_names_its_sitemap() -> None:
    assert robots_file("https://a.example") == (
        "User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n"
    )


def test_without_a_host_there_is_no_sitemap() -> None:
    assert robots_file(None) == "User-agent: *\nAllow: /\n"
