"""What `showfloor new` writes where it cannot know the text: an author replaces it.

Each placeholder begins with `MARK`, so that a check finds those that were left.
"""

from typing import Final

MARK: Final = "TODO:"

TERMS: Final = tuple(f"{MARK} what readers search for {number}" for number in range(1, 5))
"""As many as a page needs at least."""
CHILDREN: Final = f"{MARK} text"
"""What a component shows in its first demo, in its playground and on its card."""
CONTROLS: Final = f"{MARK} the props with which it looks like a part of a product"
CARD_LINE: Final = f"{MARK} what it is for"
