from showfloor.model import NavPlace, Page, ProductIdentity, Prose
from showfloor.render import FakeRenderer


def test_a_page_becomes_its_title_and_text() -> None:
    page = Page(
        route="/seed/",
        title="Seed & leaf",
        description="",
        family=None,
        tree="default",
        identity=ProductIdentity(product_id=None, category_id=None),
        place=NavPlace(),
        contents=(),
        blocks=(Prose(html="<p>Text</p>"),),
        edit_href=None,
        source_path="pages/seed/index.md",
        canonical=None,
    )
    [rendered] = FakeRenderer().render([page])
    assert rendered.route == "/seed/"
    assert rendered.html == (
        '<!doctype html>\n<html lang="en"><head><title>Seed &amp; leaf</title></head>\n'
        "<body><h1>Seed &amp; leaf</h1>\n<p>Text</p></body></html>\n"
    )
