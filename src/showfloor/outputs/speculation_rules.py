"""Rules by which browsers prepare the next page before it is asked for.

Source: https://html.spec.whatwg.org/multipage/speculative-loading.html
"""

import hashlib
import json
from functools import cache
from typing import Final

from showfloor.model.base_path import ROOT

RULES_TYPE: Final = "application/speculationrules+json"

# Without a mouse, being eager means all links in view: too much for a phone. The mark is set by
# `web/src/shell/nextPage/startNextPage.client.ts`.
UNDER_MOUSE: Final = {"selector_matches": "[data-mouse]"}


def speculation_rules(base: str = ROOT) -> bytes:
    """Return the rules: a page below `base` is rendered when the mouse stops on a link to it.

    Browsers ignore them if memory is low, or if the reader saves data or power.
    """
    # Addresses with a query, downloads and links to other windows are no next page.
    pages = (
        {"href_matches": [base, f"{base}*/"]},
        {"not": {"href_matches": f"{base}*\\?(.+)"}},
        {"not": {"selector_matches": "[download], [target]"}},
    )
    rules = {
        "prerender": [
            {"where": {"and": [*pages, UNDER_MOUSE]}, "eagerness": "eager"},
            {"where": {"and": pages}, "eagerness": "moderate"},
        ]
    }
    return json.dumps(rules, indent=2).encode()


@cache
def rules_path(base: str = ROOT) -> str:
    """Return the site path of the rules, with a digest.

    A header of all pages names it, so none needs a script.
    """
    digest = hashlib.sha256(speculation_rules(base)).hexdigest()
    return f"/_assets/speculation-{digest[:12]}.json"
