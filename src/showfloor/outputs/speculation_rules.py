"""Rules by which browsers prepare the next page before it is asked for.

Source: https://html.spec.whatwg.org/multipage/speculative-loading.html
"""

import hashlib
import json
from typing import Final

__all__ = ["RULES", "RULES_TYPE", "speculation_rules"]

RULES_TYPE: Final = "application/speculationrules+json"

# Addresses with a query, downloads and links to other windows are no next page.
PAGES: Final = (
    {"href_matches": ["/", "/*/"]},
    {"not": {"href_matches": "/*\\?(.+)"}},
    {"not": {"selector_matches": "[download], [target]"}},
)

# Without a mouse, being eager means all links in view: too much for a phone. The mark is set by
# `web/src/shell/nextPage/startNextPage.client.ts`.
UNDER_MOUSE: Final = {"selector_matches": "[data-mouse]"}


def speculation_rules() -> bytes:
    """Return the rules: a page is rendered when the mouse stops on a link to it.

    Browsers ignore them if memory is low, or if the reader saves data or power.
    """
    rules = {
        "prerender": [
            {"where": {"and": [*PAGES, UNDER_MOUSE]}, "eagerness": "eager"},
            {"where": {"and": PAGES}, "eagerness": "moderate"},
        ]
    }
    return json.dumps(rules, indent=2).encode()


RULES: Final = f"/_assets/speculation-{hashlib.sha256(speculation_rules()).hexdigest()[:12]}.json"
"""Site path of the rules, with a digest. A header of all pages names it, so none needs a script."""
