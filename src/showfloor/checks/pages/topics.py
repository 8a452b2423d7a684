"""Topics of pages: what readers look for, and whether the page answers it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches

from showfloor.checks.known_addresses import Routes, split_anchor
from showfloor.checks.pages.page_under_check import Finding
from showfloor.config import TOPICS, Topic, load_topics
from showfloor.errors import SourceError, SourcesError, collect_errors
from showfloor.model import CheckedPage
from showfloor.workspace import Site

Topics = Mapping[str, Sequence[Topic]]
"""By the route of the page."""


def read_topics(site: Site) -> Topics:
    """Return the topics of all pages; raises `SourcesError` with every wrong row."""
    errors: list[SourceError] = []
    topics: dict[str, list[Topic]] = {}
    for path in site.stamps:
        if path.startswith(TOPICS) and path.endswith(".csv"):
            with collect_errors(errors):
                for topic in load_topics(site.config.root / path, site.config.root):
                    topics.setdefault(topic.page, []).append(topic)
    if errors:
        raise SourcesError(errors)
    return topics


def topic_findings(topics: Iterable[Topic], page: CheckedPage, routes: Routes) -> Iterator[Finding]:
    """Yield a finding for each topic of a page that is open, or whose answer does not exist."""
    for topic in topics:
        if not topic.answer:
            yield _finding(
                topic,
                f'nothing answers the topic "{topic.topic}"',
                why=f"readers look for it on {page.route}",
                fix='write what does: #section, #Demo, a link, or "waived: " and why nothing does',
            )
        elif not topic.is_waived and (fix := _fix_of_answer(topic.answer, page, routes)):
            yield _finding(
                topic,
                f'the answer to "{topic.topic}" is not there: {topic.answer}',
                why="readers who look for it would not find it",
                fix=fix,
            )


def _fix_of_answer(answer: str, page: CheckedPage, routes: Routes) -> str | None:
    """Return how to fix an answer that leads nowhere; nothing if it leads somewhere."""
    path, anchor = split_anchor(answer)
    target = routes.pages.get(path) if path else page
    if routes.is_elsewhere(answer) or (not anchor and routes.exists(path)):
        return None
    if target is None:
        nearest = routes.nearest(path)
        return f'did you mean "{nearest}"?' if nearest else "correct the path"
    if anchor in target.anchors:
        return None
    near = get_close_matches(anchor, target.anchors, n=1)
    return f'did you mean "#{near[0]}"?' if near else "name a section or a demo of the page"


def _finding(topic: Topic, what: str, *, why: str, fix: str) -> Finding:
    return Finding(kind="topic", what=what, path=topic.path, line=topic.line, why=why, fix=fix)
