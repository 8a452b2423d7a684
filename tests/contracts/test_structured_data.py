"""What search engines and other sites read of a page, in the release of the tiny site."""

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from support.site.tiny_release import tiny_release

SCHEMA = json.loads((Path(__file__).parent / "schemas" / "structured-data.json").read_text())
HOST = "https://tiny.example"
ROUTES = ["/", "/about/", "/acorn-kit/", "/acorn-kit/part-seed/", "/acorn-kit/part-branch/"]
SEED = "/acorn-kit/part-seed/"
DATA = re.compile(r'<script type="application/ld\+json">(.*?)</script>')


@pytest.fixture(scope="module")
def public() -> Path:
    return tiny_release() / "current" / "public"


def page(public: Path, route: str) -> str:
    return (public / route[1:] / "index.html").read_text()


@pytest.mark.parametrize("route", ROUTES)
def test_structured_data_fits_its_schema(public: Path, route: str) -> None:
    [data] = DATA.findall(page(public, route))
    checker = Draft202012Validator.FORMAT_CHECKER
    Draft202012Validator(SCHEMA, format_checker=checker).validate(json.loads(data))


def test_a_shared_page_has_a_picture_that_exists(public: Path) -> None:
    [picture] = re.findall('property="og:image" content="([^"]*)"', page(public, SEED))
    assert picture.startswith(f"{HOST}{SEED}")
    assert (public / picture.removeprefix(f"{HOST}/")).is_file()


def test_canonical_addresses_are_those_of_the_sitemap(public: Path) -> None:
    assert f'rel="canonical" href="{HOST}{SEED}"' in page(public, SEED)
    sitemap = (public / "sitemap.xml").read_text()
    routes = {*ROUTES, "/third-party-notices/"}
    assert set(re.findall("<loc>(.*?)</loc>", sitemap)) == {f"{HOST}{route}" for route in routes}
