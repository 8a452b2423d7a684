import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.config import product_identity
from showfloor.model.product import ProductIdentity, ProductRule

RULES = (
    ProductRule(segment="acorn-kit", category="core", id="acorn-kit"),
    ProductRule(
        segment="o", category="o", id="o-{name}", strip_prefix="react-", pass_over=("api",)
    ),
    ProductRule(segment="pad", category="pad", id="pad-{name}", names=("core", "studio")),
    ProductRule(segment="versions", category="docs", id="docs"),
)


@pytest.mark.parametrize(
    ("path", "product", "category"),
    [
        ("/acorn-kit/", "acorn-kit", "core"),
        ("/acorn-kit/react-button/", "acorn-kit", "core"),
        ("/o/react-data-grid/", "o-data-grid", "o"),
        ("/o/react-data-grid/filtering/?a=b#c", "o-data-grid", "o"),
        ("/o/introduction/", "o-introduction", "o"),
        ("/o/api/data-grid/data-grid-pro/", "o-data-grid", "o"),
        ("/o/api/react-charts/", "o-charts", "o"),
        ("/o/api/", None, "o"),
        ("/o/apis/", "o-apis", "o"),
        ("/o/", None, "o"),
        ("/o/react-/", None, "o"),
        ("/pad/core/react-layout/", "pad-core", "pad"),
        ("/pad/studio/", "pad-studio", "pad"),
        ("/pad/other/", None, "pad"),
        ("/versions/", "docs", "docs"),
        ("/versions", "docs", "docs"),
        ("/de/acorn-kit/", "acorn-kit", "core"),
        ("/pt-BR/o/react-charts/", "o-charts", "o"),
        ("/de/", None, None),
        ("/", None, None),
        ("", None, None),
        ("/blog/", None, None),
        ("/acorn-kitten/", None, None),
    ],
)
def test_the_first_segment_names_the_product(
    path: str, product: str | None, category: str | None
) -> None:
    expected = ProductIdentity(product_id=product, category_id=category)
    assert product_identity(path, RULES) == expected


def test_a_product_that_looks_like_a_language_is_a_product() -> None:
    rule = ProductRule(segment="ui", category="core", id="ui")
    assert product_identity("/ui/acorn-kit/", (rule, *RULES)).product_id == "ui"


@given(st.text())
def test_any_text_has_an_answer(path: str) -> None:
    identity = product_identity(path, RULES)
    assert identity.product_id is None or identity.category_id is not None


@given(st.sampled_from(["acorn-kit", "o", "pad", "versions", "blog"]), st.text("abc-/", max_size=9))
def test_a_language_in_front_changes_nothing(segment: str, rest: str) -> None:
    path = f"/{segment}/{rest}"
    assert product_identity(f"/fr{path}", RULES) == product_identity(path, RULES)


def test_section_2_the_identity_of_a_product_passes_over_a_language() -> None:
    left_out = ("/versions/",)
    assert product_identity("/zh/pad/core/", RULES, left_out).product_id == "pad-core"
    assert product_identity("/zh/versions/one/", RULES, left_out).product_id is None
    assert product_identity("/versions/one/", RULES, left_out).product_id == "docs"
