"""What a page has done by now, where nothing that can be seen tells of it.

These are for tests that something does not happen: it would have happened by then.
"""

from playwright.sync_api import Page


def painted(page: Page) -> None:
    """Wait until what the page has begun to do is drawn."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def animated(page: Page) -> None:
    """Wait until nothing fades or slides any more but what never ends, as the signs of waiting."""
    page.evaluate("""() => {
        const ends = ({ effect, playState }) =>
            playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
        const ending = document.getAnimations().filter(ends);
        return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
    }""")


def idle(page: Page) -> None:
    """Wait until the page has done what it puts off until it has time."""
    page.evaluate("new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))")


def evaluated(page: Page, script: str) -> None:
    """Wait until a script that the page loads has run, with all that it imports."""
    page.evaluate("(script) => import(script).then(() => undefined)", script)
