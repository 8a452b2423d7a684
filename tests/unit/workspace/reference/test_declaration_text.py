"""What others wrote in declarations, as HTML that cannot break a page."""

from collections.abc import Callable

import pytest

from showfloor.workspace.reference.declaration_text import ApiText

TEXT = ApiText({"/guide/"}, route="/api/seed-bag/", anchors={"seed-bag-prop-size"})


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("The `size` of it.", "<p>The <code>size</code> of it.</p>"),
        ("One.\n\nTwo.", "<p>One.</p>\n<p>Two.</p>"),
        ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
        ("## More *of* it", "<p><strong>More <em>of</em> it</strong></p>"),
        ("", ""),
    ],
)
def test_markdown_becomes_paragraphs_and_lists(text: str, html: str) -> None:
    assert TEXT.blocks(text) == html


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("<script>x</script>", "&lt;script&gt;x&lt;/script&gt;"),
        ('a <img src=x onerror="y">', "a &lt;img src=x onerror=&quot;y&quot;&gt;"),
        ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
        ("![a *picture*](https://a.test/b.png)", "a *picture*"),
    ],
)
def test_nothing_but_text_is_let_through(text: str, html: str) -> None:
    assert TEXT.inline(text) == html


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("[x](https://a.test/b)", '<a href="https://a.test/b" rel="noopener">x</a>'),
        ("[x](/guide/#part)", '<a href="/guide/">x</a>'),
        ("[`x`](/gone/)", "<code>x</code>"),
        ("[x](other.md)", "x"),
        ("[x](/api/seed-bag/#seed-bag-prop-size)", '<a href="#seed-bag-prop-size">x</a>'),
        ("[x](#seed-bag-prop-size)", '<a href="#seed-bag-prop-size">x</a>'),
        ("[x](#elsewhere)", "x"),
    ],
)
def test_links_are_kept_when_they_lead_somewhere(text: str, html: str) -> None:
    assert TEXT.inline(text) == html


def test_links_inside_the_site_are_noted() -> None:
    text = ApiText({"/guide/"})
    text.inline("[a](/guide/#x) [b](/gone/) [c](https://a.test/)")
    assert text.links == ["/guide/"]


def test_links_to_what_the_site_replaces_lead_to_it_and_are_noted() -> None:
    own = {"https://pine.example/guide": "/guide/#size"}
    text = ApiText({"/guide/"}, own_page=own.get)
    html = text.inline("[a](https://pine.example/guide) [b](https://pine.example/gone)")
    assert html == (
        '<a href="/guide/#size">a</a> <a href="https://pine.example/gone" rel="noopener">b</a>'
    )
    assert text.links == ["/guide/"]


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("[[SeedRow]]", "<code>SeedRow</code>"),
        ("[[SeedRow]][]", "<code>SeedRow[]</code>"),
        ("{@link SeedRow}", "<code>SeedRow</code>"),
        ("{@link SeedRow the row}", "the row"),
        ("{@link https://a.test/ there}", '<a href="https://a.test/" rel="noopener">there</a>'),
    ],
)
def test_references_of_documentation_comments_are_understood(text: str, html: str) -> None:
    assert TEXT.inline(text) == html


def test_examples_are_code_in_its_colors() -> None:
    assert TEXT.blocks("```jsx\n<Bag />\n```") == (
        '<pre tabindex="0"><code><span class="s-line"><span class="tok-tag">&lt;Bag /&gt;</span>\n'
        "</span></code></pre>"
    )


@pytest.mark.parametrize("ending", ["", "{@link", "|" * 100_000])
def test_a_reference_that_never_ends_is_text(ending: str) -> None:
    # With a pattern whose parts overlap this would not come to an end.
    assert TEXT.inline(f"{{@link{' ' * 100_000}a {ending}").startswith("{@link ")


def test_a_reference_to_nothing_is_text() -> None:
    assert TEXT.inline("{@link | there}") == "{@link | there}"


@pytest.mark.parametrize("render", [ApiText.inline, ApiText.blocks])
def test_the_same_text_has_its_links_where_they_lead(render: Callable[[ApiText, str], str]) -> None:
    text = "See [Oak](/oak/)."
    assert "See Oak." in render(ApiText(), text)
    there = ApiText({"/oak/"})
    assert 'See <a href="/oak/">Oak</a>.' in render(there, text)
    assert there.links == ["/oak/"]
    assert "See Oak." in render(ApiText(), text)
