import pytest

from showfloor.model.own_addresses import OwnAddresses
from showfloor.model.redirects import RedirectRow, RedirectTable

ROWS = [
    ("/old/", "/seed/"),
    ("/older", "/seed/#start"),
    ("/parts/*", "/kit/:splat"),
    ("/gone/", "https://oak.example/"),
    ("/lost/", "/nowhere/"),
]
TABLE = RedirectTable(
    [RedirectRow(source=source, target=target, status=301, line=2) for source, target in ROWS]
)
OWN = OwnAddresses(
    ["https://pine.example", "https://fir.example/docs"], TABLE, {"/", "/seed/", "/kit/leaf/"}
)


@pytest.mark.parametrize(
    ("href", "page"),
    [
        ("https://pine.example/seed/", "/seed/"),
        ("https://pine.example/seed", "/seed/"),
        ("https://pine.example/seed/?utm=x#size", "/seed/#size"),
        ("https://fir.example/docs/seed/", "/seed/"),
        ("https://pine.example/old/", "/seed/"),
        ("https://pine.example/old/#size", "/seed/#size"),
        ("https://pine.example/older/", "/seed/#start"),
        ("https://pine.example/older/#size", "/seed/#start"),
        ("https://pine.example/parts/leaf/", "/kit/leaf/"),
        ("https://pine.example/gone/", None),
        ("https://pine.example/lost/", None),
        ("https://pine.example/unknown/", None),
        ("https://pine.example", None),
        ("https://pine.example/", None),
        ("https://pine.example.evil/seed/", None),
        ("https://v1.pine.example/seed/", None),
        ("https://fir.example/seed/", None),
        ("/seed/", None),
    ],
)
def test_an_address_that_the_site_replaces_leads_to_its_page(href: str, page: str | None) -> None:
    assert OWN.page_of(href) == page
