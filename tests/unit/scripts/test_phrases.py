"""The phrases that mark a translation are counted in prose, and are rare on the site's pages."""

from pathlib import Path

import pytest

from support.site.project_scripts import load_script

phrases = load_script("phrases")

PAGE = """---
title: Oak
description: The oak says hello.
---

# Oak {#that-of-oaks}

An oak has leaves of its own. `in place of` is code.

```ts
// decides
```

The label says 'oak', and that of the elm says nothing. An acorn each is enough.
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "index.md"
    path.write_text(PAGE, encoding="utf-8")
    return path


def test_phrases_are_found_in_prose_alone(page: Path) -> None:
    found = [(place.phrase, place.line) for place in phrases.places(page)]
    assert found == [
        ("of its own, of their own", 8),
        ("that of, those of", 14),
        ("says", 14),
        ("says", 14),
        ("a ... each", 14),
    ]


def test_rates_are_shares_of_ten_thousand_words(page: Path) -> None:
    words = 27  # with "Oak" of the heading, and one for code
    assert phrases.rates(page.parent)["says"] == pytest.approx(2 / words * 10_000)


def test_each_phrase_is_rare_on_the_pages_of_the_site() -> None:
    often = {phrase: rate for phrase, rate in phrases.rates().items() if rate >= phrases.MOST}
    assert often == {}, "list them with `scripts/phrases.py --places`, and reword"
