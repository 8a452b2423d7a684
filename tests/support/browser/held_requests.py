"""Requests that are kept waiting, so that a test decides what comes first."""

from playwright.sync_api import Page, Route

from support.polling import until


class Held:
    """Requests for files that are kept waiting until they are let go."""

    def __init__(self, page: Page, files: str) -> None:
        self.page = page
        self.waiting: list[Route] = []
        self.free = False
        page.route(files, self.take)

    def take(self, route: Route) -> None:
        """Keep a request, or let it pass if they are free."""
        if self.free:
            route.continue_()
        else:
            self.waiting.append(route)

    def expect_one(self) -> None:
        """Wait until there is a request."""
        until(self.page, lambda: bool(self.waiting))

    def let_pass(self) -> None:
        """Let those pass that wait; those to come will wait too."""
        for route in self.waiting[:]:
            self.waiting.remove(route)
            route.continue_()

    def let_go(self) -> None:
        """Let them all pass, and those to come."""
        self.free = True
        for route in self.waiting:
            route.continue_()
