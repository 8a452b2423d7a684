from showfloor.model.api_blocks import ApiRow, ApiTable
from showfloor.model.blocks import (
    Block,
    Callout,
    CodeBlock,
    CodeTab,
    CodeTabs,
    DemoBlock,
    Feature,
    FeatureList,
    Heading,
    Prose,
)
from showfloor.model.catalog import CatalogBlock, CatalogCard, CatalogGroup
from showfloor.search import page_text
from support.site.invented_api import MESSAGES


def code(source: str) -> CodeBlock:
    return CodeBlock(language="tsx", html="", source=source)


def text_of(*blocks: Block) -> str:
    return page_text("Oak", blocks, "en", MESSAGES)


def test_a_page_becomes_a_document_with_its_headings() -> None:
    heading = Heading(level=2, id="leaves", html="<code>Leaves</code>", text="Leaves")
    text = page_text("Oak & <b>", [Prose(html="<p>Tall.</p>"), heading], "en", MESSAGES)
    assert text == (
        '<html lang="en"><body><h1>Oak &amp; &lt;b&gt;</h1>\n'
        '<p>Tall.</p>\n<h2 id="leaves"><code>Leaves</code></h2></body></html>'
    )


def test_code_counts_less_and_demos_not_at_all() -> None:
    both = (CodeTab(label="a", code=code("one")), CodeTab(label="b", code=code("two")))
    tabs = CodeTabs(group="g", tabs=both)
    text = text_of(code("<Leaf />"), tabs, DemoBlock(demo="a"))
    assert '<pre data-pagefind-weight="0.3">&lt;Leaf /&gt;</pre>' in text
    assert "one" in text
    assert "two" not in text


def test_what_is_in_other_blocks_is_found_too() -> None:
    callout = Callout(kind="info", title=None, blocks=(Prose(html="<p>Note</p>"),))
    features = FeatureList(items=(Feature(title="Shade", html="cool"),))
    text = text_of(callout, features)
    assert "<p>Note</p>" in text
    assert "<p>Shade</p><div>cool</div>" in text


def test_cards_are_found_by_what_they_are_for() -> None:
    oak = CatalogCard(name="Oak", href="/", line="Cool <shade>")
    cards = (oak, CatalogCard(name="Elm", href="/"))
    text = text_of(CatalogBlock(groups=(CatalogGroup(name="A", cards=cards),)))
    assert "<p>Oak: Cool &lt;shade&gt;</p>" in text
    assert "Elm" not in text


def test_rows_of_a_reference_are_under_their_own_address() -> None:
    rows = (
        ApiRow(id="oak-prop-size", name="size", type="", html="<p>How tall.</p>"),
        ApiRow(id="oak-prop-age", name="age", type=""),
    )
    text = text_of(ApiTable(id="props", label="Props", rows=rows))
    row = '<h4 id="oak-prop-size">size</h4><p>How tall.</p>'
    assert f'<div data-pagefind-weight="0.3">{row}</div>' in text
    assert "oak-prop-age" not in text


def test_a_row_is_found_by_the_versions_that_added_and_deprecated_it() -> None:
    row = ApiRow(
        id="oak-prop-age", name="age", type="", since="1.4", deprecated="", deprecated_in="2.0"
    )
    text = text_of(ApiTable(id="props", label="Props", rows=(row,)))
    assert "<p>Added in 1.4, new since 1.4</p><p>Deprecated in 2.0</p></div>" in text
