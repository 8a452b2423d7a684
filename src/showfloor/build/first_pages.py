"""Pages of a site that was never compiled as a whole, shown one by one as they are asked for."""

from collections.abc import Callable
from contextlib import suppress

from showfloor.build.shown import Shown
from showfloor.compile import Inputs, Site, Sketch
from showfloor.errors import ShowfloorError
from showfloor.model import page_of_demo

__all__ = ["FirstPages"]


class FirstPages:
    """What is known of the pages that were asked for; `serve` makes a site one that is shown."""

    def __init__(self, inputs: Inputs, serve: Callable[[Site], Shown]) -> None:
        self._inputs = inputs
        self._serve = serve
        self._sketch: Sketch | None = None
        self._outlined: tuple[Site, Shown] | None = None
        """What is shown, with what it was made of."""

    @property
    def are_shown(self) -> bool:
        """Whether there is nothing else yet."""
        return self._sketch is not None

    def sketch(self) -> None:
        """Take in what pages have in common, as it is now; with a mistake in it, all stays."""
        with suppress(ShowfloorError):  # which whoever compiles the site tells with all others
            self._sketch = Sketch(self._inputs)

    def add(self, path: str) -> bool:
        """Take in the page at a site path, or that of a demo; return whether it can be shown.

        It may be called while pages are shown.
        """
        # The data of a demo are made of the whole site, its document is drawn with its page.
        route = page_of_demo(path) if path.endswith("/") else None
        return self._sketch is not None and self._sketch.add(route or path)

    @property
    def fonts_host(self) -> str | None:
        """Where pages find fonts of their own, if not on the site."""
        return self._sketch.site.config.site.fonts_host if self._sketch else None

    def shown(self) -> Shown | None:
        """Return what is shown; raises a `ShowfloorError` where it cannot be served."""
        if self._sketch is None:
            return None
        site = self._sketch.site
        if self._outlined is None or self._outlined[0] is not site:
            self._outlined = site, self._serve(site)
        return self._outlined[1]

    def end(self) -> None:
        """Forget them: the whole site is shown."""
        self._sketch = self._outlined = None
