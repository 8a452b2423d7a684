"""The content of a page about what changed between two versions of a product."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from showfloor.model.api_changes import ApiChangedEntry, ApiChanges
from showfloor.model.blocks import Block, Heading, Prose
from showfloor.sources import FrontMatter
from showfloor.workspace.reference.version_changes import ProductChanges, major_of

SECTIONS: Final = ("removed", "added", "changed", "exports")
"""As in `web/src/reference/changesHtml.ts`, which writes them with these ids."""

Messages = Mapping[str, str]


class Update(NamedTuple):
    """A page about an update."""

    route: str
    older: str
    newer: str
    is_main: bool
    """Whether readers can choose other versions there."""


class ChangesBody(NamedTuple):
    """The content of a page."""

    matter: FrontMatter
    blocks: tuple[Block, ...]
    headings: tuple[Heading, ...]
    anchors: tuple[str, ...]
    links: tuple[str, ...]
    """Links inside the site."""


def changes_body(
    changes: ProductChanges,
    update: Update,
    updates: Sequence[Update],
    *,
    product: str,
    messages: Messages,
    data: str,
) -> ChangesBody:
    """Return the content of the page of `update`, one of the `updates` of a product.

    `data` is the site path of the file with all its changes.
    """
    entries = changes.between(update.older, update.newer)
    others = [one for one in updates if one != update]
    block = ApiChanges(
        older=update.older,
        newer=update.newer,
        entries=entries,
        versions=changes.versions if update.is_main else (),
        data=data if update.is_main else "",
    )
    headings = tuple(
        Heading.of_text(2, section, messages[f"changes.section.{section}"]) for section in SECTIONS
    )
    return ChangesBody(
        matter=_matter(changes, update, product, messages),
        blocks=(*_updates(others, messages), block, Prose(html=_sources(changes, messages))),
        headings=headings,
        # Entries come and go with each version, so links to their ids would break.
        anchors=SECTIONS,
        links=tuple(dict.fromkeys((*(one.route for one in others), *_links(entries)))),
    )


def _matter(
    changes: ProductChanges, update: Update, product: str, messages: Messages
) -> FrontMatter:
    values = {"product": product, "older": update.older, "newer": update.newer}
    kind = "" if update.is_main else ".update"
    leaps = major_of(update.newer) - major_of(update.older) > 1
    return FrontMatter(
        title=_filled(messages[f"changes.title{kind}"], values),
        description=_filled(messages[f"changes.description{kind}"], values),
        synonyms=tuple(_searches(changes, update, messages)),
        navigation=update.is_main,
        # The pages of the updates in between list the same changes.
        search="low" if leaps else "usual",
    )


def _searches(changes: ProductChanges, update: Update, messages: Messages) -> Iterator[str]:
    """Yield what readers search for: a major version is found on the page that leads to it."""
    older, newer = major_of(update.older), major_of(update.newer)
    numbers = {"older": str(older), "newer": str(newer)}
    if update.is_main:
        for version in changes.versions:
            yield _filled(messages["changes.search.minor"], {"version": version})
        return
    yield from _filled(messages["changes.search.update"], numbers).split(", ")
    first = next((one for one in changes.versions if major_of(one) == newer), "")
    for version in (f"v{newer}", first) if newer == older + 1 else ():
        yield from _filled(messages["changes.search"], {"version": version}).split(", ")


def _updates(updates: Iterable[Update], messages: Messages) -> Iterator[Prose]:
    """Yield links to the pages of other updates."""
    links = []
    for one in updates:
        majors = {"older": f"v{major_of(one.older)}", "newer": f"v{major_of(one.newer)}"}
        text = messages["changes.any" if one.is_main else "changes.update"]
        links.append(f'<a href="{escape(one.route)}">{escape(_filled(text, majors))}</a>')
    if links:
        label = escape(messages["changes.updates"], quote=False)
        yield Prose(html=f"<p>{label} {', '.join(links)}</p>")


def _sources(changes: ProductChanges, messages: Messages) -> str:
    packages = [one.package for one in changes.packages]
    texts = [_with_packages(messages["changes.source"], packages)]
    if changes.left_out:
        texts.append(_with_packages(messages["changes.leftOut"], changes.left_out))
    return f"<p>{' '.join(texts)}</p>"


def _with_packages(text: str, packages: Iterable[str]) -> str:
    names = ", ".join(f"<code>{escape(name)}</code>" for name in packages)
    return _filled(escape(text, quote=False), {"packages": names})


def _filled(text: str, values: Mapping[str, str]) -> str:
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def _links(entries: Iterable[ApiChangedEntry]) -> Iterator[str]:
    for entry in entries:
        parts = [part.href for part in entry.parts]
        yield from (href for href in (entry.href, *parts) if href)
        yield from (guide.href for part in entry.parts for guide in part.guides)
