"""Waiting for what announces itself to nobody: the one place where tests ask again and again.

A page cannot be waited for by Playwright's `wait_for_function`: the policy of pages forbids `eval`,
by which it asks each time but the first. And a release that a server takes over, or a program that
begins to listen, sends no word to a test. Everything else has an event to wait for.
"""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAUSE_SECONDS: Final = 0.02
TRIES: Final = 1500
"""Half a minute in all."""


def until(page: "Page", holds: str | Callable[[], object], arg: object = None) -> None:
    """Ask again until the answer is yes, for half a minute at most.

    `holds` is a function here, or an expression or function for the page, which is given `arg`.
    """
    for _ in range(TRIES):
        if page.evaluate(holds, arg) if isinstance(holds, str) else holds():
            return
        page.wait_for_timeout(PAUSE_SECONDS * 1000)  # meanwhile the page's events are heard
    raise AssertionError(f"it never came to {holds}")


def until_true(holds: Callable[[], object], what: str) -> None:
    """Ask again until the answer is yes, for half a minute at most; `what` says to what."""
    for _ in range(TRIES):
        if holds():
            return
        time.sleep(PAUSE_SECONDS)
    raise AssertionError(f"it never came to this: {what}")
