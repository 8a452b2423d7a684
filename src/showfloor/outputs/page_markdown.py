"""A page as Markdown: its alternate for machines, for terminals and for whoever copies it."""

from collections.abc import Iterator, Mapping, Sequence

from showfloor.model import EntryLink, FamilyCard, Page
from showfloor.outputs.block_markdown import BlockWriter
from showfloor.outputs.links import Links

__all__ = ["page_markdown"]


def page_markdown(
    page: Page,
    *,
    host: str | None,
    families: Sequence[FamilyCard] = (),
) -> str:
    """Return a whole page, its demos with their code, its links whole.

    `host` is where the site is published, such as `https://a.example`; without one, links are
    paths from the root. `families` are the products that some components draw.
    """
    links = Links(host, page.route)
    writer = BlockWriter(
        links=links, messages=page.translations, demos=page.demos, families=families
    )
    blocks = [*_head(page, links), *writer.write(page.blocks), *_api(page, links)]
    return "\n\n".join(blocks) + "\n"


def _head(page: Page, links: Links) -> Iterator[str]:
    yield f"# {page.title}"
    yield f"> {page.description}"
    yield f"Page: {links.to(page.route)}"
    if page.place.plan is not None:
        yield f"Plan: {page.translations[f'badge.{page.place.plan}']}"
    if page.post is not None:
        yield f"{page.post.date}, {', '.join(author.title for author in page.post.authors)}"


def _api(page: Page, links: Links) -> Iterator[str]:
    if page.api_links:
        yield f"## {page.translations['page.api']}"
        yield "\n".join(_entry(link, links, page.translations) for link in page.api_links)


def _entry(link: EntryLink, links: Links, messages: Mapping[str, str]) -> str:
    line = f"- [{link.title}]({links.to(link.href)})"
    return f"{line}, [{messages['page.source']}]({link.source})" if link.source else line
