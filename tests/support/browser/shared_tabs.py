"""Tabs that the cases of a module share, where they only read pages.

A new visitor and the arrival at a page are most of what such a case costs. What one changed,
the next would find: a case that clicks, types, scrolls or stores has a visitor of its own.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

# Not what is stored beside cookies: pages and demos store by themselves, later than they load.
OBSERVED: Final = """() => ({
  address: location.pathname + location.search + location.hash,
  scroll: [scrollX, scrollY],
  focus: document.activeElement?.tagName,
  opened: document.querySelectorAll("details[open], dialog[open]").length,
})"""


@dataclass(slots=True)
class _Tab:
    page: Page
    route: str = ""
    size: object = None
    before: Mapping[str, Any] | None = None


class SharedTabs:
    """One tab for each kind of reader; a page that it shows already is not loaded again."""

    def __init__(self, new_context: Callable[..., BrowserContext]) -> None:
        self._new_context = new_context
        self._tabs: dict[str, _Tab] = {}

    def read(self, route: str, script: str = "", **options: Any) -> Page:
        """Return a tab that shows a page as on arrival.

        `options` are those of a browser context, and `script` runs in each document.
        """
        kind = repr((script, sorted(options.items())))
        if kind not in self._tabs:
            context = self._new_context(**options)
            if script:
                context.add_init_script(script)
            self._tabs[kind] = _Tab(context.new_page())
        tab = self._tabs[kind]
        if tab.route != route:
            tab.page.goto(route)
            tab.route, tab.size = route, tab.page.viewport_size
            tab.before = _observed(tab.page)
        return tab.page

    def forget_changed(self) -> list[str]:
        """Close the tabs in which something was changed; return what, and what to do about it."""
        found = {kind: list(_changes(tab)) for kind, tab in self._tabs.items()}
        for kind, changes in found.items():
            if changes:
                self._tabs.pop(kind).page.context.close()
        return [change for changes in found.values() for change in changes]


def _observed(page: Page) -> Mapping[str, Any]:
    """Return what cases change: in the page, and in what the browser stores."""
    cookies = sorted((one.get("name"), one.get("value")) for one in page.context.cookies())
    return {**page.evaluate(OBSERVED), "cookies": cookies}


def _changes(tab: _Tab) -> list[str]:
    after = {**_observed(tab.page), "size": tab.page.viewport_size}
    before = {**(tab.before or {}), "size": tab.size}
    return [
        f"{tab.route}: this case changed the {name}, from {before[name]} to {after[name]}, in a tab"
        " that others read. Have it take `page` or `arrive`, for a visitor of its own."
        for name in before
        if before[name] != after[name]
    ]
