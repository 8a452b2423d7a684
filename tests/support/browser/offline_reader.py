"""A reader whose pages are kept for reading without a network."""

from playwright.sync_api import Page

from support.polling import until

# The first demo is in view, and what it needs has been asked for.
WOKEN = """() => {
    const first = document.querySelector('[data-island]');
    return first === null || first.dataset.island === 'live';
}"""


def visit(page: Page, route: str) -> None:
    """Read a page until the worker has it and all that it has loaded."""
    page.goto(route, wait_until="networkidle")
    until(page, "() => navigator.serviceWorker.controller !== null")
    until(page, "async route => Boolean(await (await caches.open('pages')).match(route))", route)
    until(page, WOKEN)
    until(
        page,
        """async () => {
            const cache = await caches.open('assets');
            const names = performance.getEntriesByType('resource').map(({ name }) => name);
            const found = await Promise.all(names.filter((name) => name.includes('/_assets/'))
                .map((name) => cache.match(name)));
            return found.every(Boolean);
        }""",
    )
