"""Parts of the scripts that are loaded later: the files of each are fetched before it is imported.

Browsers never ask again for a module that did not come, so what is not fetched first cannot be
tried again.
"""

import json
import re
from pathlib import Path

from support.site.tiny_release import tiny_release

IMPORT = re.compile(
    r"import\(`\./([^`$]+)`\)(?:\.then\([^,]*?\))?,(__vite__mapDeps\(\[.*?\]\)|\[\])"
)
ANY_IMPORT = re.compile(r"import\(`\./([^`$]+)`\)")
OF_PAGES = re.compile(r'<script type="module" src="/([^"]+)"')
FILES = re.compile(r"m\.f=(\[.*?\])")
NEEDED = re.compile(r"""(?:from|import)\s*[`"]\./([^`"]+)[`"]""")


def later_parts(script: Path) -> dict[str, list[str]]:
    """Return the files that a script fetches before each file that it imports later."""
    code = script.read_text(encoding="utf-8")
    known = FILES.search(code)
    files = json.loads(known[1]) if known else []
    parts = {
        part: [files[int(number)] for number in re.findall(r"\d+", listed)]
        for part, listed in IMPORT.findall(code)
    }
    assert parts.keys() == set(ANY_IMPORT.findall(code)), script
    return parts


def test_a_part_that_is_loaded_later_is_fetched_before_it_is_imported() -> None:
    public = tiny_release() / "current" / "public"
    pages = [page.read_text("utf-8") for page in public.rglob("index.html")]
    scripts = {file for page in pages for file in OF_PAGES.findall(page)}
    read: set[str] = set()
    while unread := scripts - read:
        for script in unread:
            parts = later_parts(public / script)
            assert all(f"_assets/{part}" in files for part, files in parts.items()), (script, parts)
            code = (public / script).read_text(encoding="utf-8")
            files = {file for listed in FILES.findall(code) for file in json.loads(listed)}
            assert [file for file in files if not (public / file).is_file()] == []
            scripts |= {f"_assets/{name}" for name in (*parts, *NEEDED.findall(code))}
        read |= unread
    assert any(script.startswith("_assets/startApi-") for script in scripts)
