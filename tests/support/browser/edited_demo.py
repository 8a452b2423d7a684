"""A demo whose code is edited in a browser."""

from dataclasses import dataclass

from playwright.sync_api import FrameLocator, Locator, Page, expect


@dataclass
class Edited:
    """A demo whose code is edited."""

    page: Page
    demo: Locator

    @property
    def editor(self) -> Locator:
        """What takes the text of the file that is shown."""
        return self.demo.locator(".s-code-editor:visible .cm-content")

    @property
    def stage(self) -> Locator:
        """Where the demo is."""
        return self.demo.locator(".demo-stage")

    @property
    def result(self) -> FrameLocator:
        """The frame in which the code runs."""
        return self.demo.frame_locator("iframe.demo-sandbox")

    @property
    def report(self) -> Locator:
        """What is said on the stage."""
        return self.demo.locator(".demo-report")

    @property
    def fault(self) -> Locator:
        """The line that is marked."""
        return self.demo.locator(".cm-fault")

    def open(self) -> "Edited":
        """Unfold the code and turn what is shown into an editor."""
        self.demo.scroll_into_view_if_needed()
        if self.demo.get_attribute("data-code") != "expanded":
            self.demo.locator("[data-fold]").click()
        if not self.editor.count():
            self.demo.locator(".demo-panel:visible pre:visible").first.press("Enter")
        expect(self.editor).to_be_focused()
        return self

    def write(self, code: str) -> None:
        """Replace the code that is shown and run it at once."""
        self.editor.focus()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(code)
        self.page.keyboard.press("Control+Enter")

    def choose(self, item: str) -> None:
        """Choose from the demo's menu by keyboard: its button moves when the code is drawn."""
        self.demo.locator(".demo-menu-button").press("Enter")
        self.demo.get_by_role("menuitem", name=item).press("Enter")

    def reset(self) -> None:
        """Do what the menu of the demo does."""
        self.demo.evaluate("demo => demo.dispatchEvent(new CustomEvent('showfloor:reset'))")
