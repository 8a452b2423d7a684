"""What a frontend's build has made of nothing; tests fill in what they look at."""

from typing import Final

from showfloor.model.assets import Assets

BARE_ASSETS: Final = Assets(
    pre_paint="",
    script="",
    alone="",
    stylesheets=(),
    preloads=(),
    themes={},
    demos={},
    bases={},
    components={},
)
