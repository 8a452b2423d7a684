"""Waiting for what cannot be waited for otherwise.

The policy of pages forbids `eval`, by which Playwright's `wait_for_function` asks each time but the
first: there it would hold only for what is so at once.
"""

from collections.abc import Callable

from playwright.sync_api import Page

__all__ = ["until"]

PAUSE = 50
TRIES = 600


def until(page: Page, holds: str | Callable[[], object], arg: object = None) -> None:
    """Ask again until the answer is yes, for half a minute at most.

    `holds` is a function here, or an expression or function for the page, which is given `arg`.
    """
    for _ in range(TRIES):
        if page.evaluate(holds, arg) if isinstance(holds, str) else holds():
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"it never came to {holds}")
