"""What TypeScript reads of the engine in a site: types of `showfloor`, and what bundlers import.

They are written to the work folder, where `paths` and `include` of the site's `tsconfig.json` name
them. `python -m showfloor.frontend.declarations` writes them for a checkout.
"""

from pathlib import Path
from typing import Final

from showfloor.engine_home import frontend_folder

PAGE: Final = "page.d.ts"
"""Names what a page consists of; in the engine it leads to the generated types."""


def declarations(work: Path) -> Path:
    """Return the folder of the declarations in a work folder."""
    return work / "declarations"


def write_declarations(work: Path) -> None:
    """Write the declarations; files that have the same text stay as they are."""
    source = frontend_folder() / "src"
    folder = declarations(work)
    folder.mkdir(parents=True, exist_ok=True)
    for file in (source / "site/types").glob("*.d.ts"):
        text = (source / "model/page.gen.ts" if file.name == PAGE else file).read_bytes()
        written = folder / file.name
        if not written.is_file() or written.read_bytes() != text:
            written.write_bytes(text)


if __name__ == "__main__":
    write_declarations(Path(".showfloor"))
