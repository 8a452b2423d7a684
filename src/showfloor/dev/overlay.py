"""The script that shows mistakes and changes in each page, and the policy that allows it.

It is only added here, so it cannot get into a release.
"""

import hashlib
import html
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from showfloor.config import SiteSettings
from showfloor.errors import ShowfloorError
from showfloor.outputs.headers import development_headers

SCRIPT: Final = (
    '<meta property="csp-nonce" nonce="{nonce}">'
    '<script type="module" src="{address}/src/dev/overlay.client.ts"'
    ' data-dev-state="{state}" data-dev-page="{page}" data-dev-modules="{modules}"></script>'
)
BROKEN: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page cannot be shown</title>
<h1>This page cannot be shown</h1>
<pre>{text}</pre>
"""


@dataclass(frozen=True, slots=True)
class Overlay:
    """The script, as the frontend serves it."""

    address: str
    """The address below which pages find their scripts and styles."""
    nonce: str
    """On style elements that the frontend inserts; the policy refuses others."""

    def headers(self, settings: SiteSettings | None) -> Mapping[str, str]:
        """Return the headers of all responses, with a policy that allows the frontend."""
        analytics = settings.analytics if settings else None
        return development_headers(
            f"{self.address}/",
            self.nonce,
            service=analytics.endpoint if analytics else None,
            fonts=settings.fonts_host if settings else None,
            also=settings.policy_sources if settings else (),
        )

    def added_to(self, page: bytes, *, state: str = "", modules: int = 0) -> bytes:
        """Return a page with the script.

        `state` names the state of the site that the page shows, like `Hello.server`. A page with
        another number of `modules`, the updates of modules so far, may have old ones.
        """
        script = SCRIPT.format(
            nonce=self.nonce,
            address=self.address,
            state=html.escape(state),
            page=hashlib.blake2b(page, digest_size=8).hexdigest(),
            modules=modules,
        )
        # Browsers accept it after the end of the document, so nothing has to be searched.
        return page + script.encode()


def broken_page(error: ShowfloorError) -> bytes:
    """Return the document in place of a page that cannot be rendered."""
    return BROKEN.format(text=html.escape(str(error))).encode()
