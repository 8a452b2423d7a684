"""An invented history of a package, for the family of the tiny site."""

import json
from pathlib import Path

from support.places import TOOLS

PACKAGE = "clsx"  # any package that is installed
ROUTE = "/acorn-kit/changes/"
PAIR = f"{ROUTE}v1-to-v2/"
TABLE = f"history/{PACKAGE}.csv"
HISTORY = """\
version,change,entry,kind,name,before,after
1.0,release,,,1.0.3,,
1.0,added,Bag,component,Bag,,
1.0,added,Bag,prop,size color,,
1.1,release,,,1.1.0,,
1.1,deprecated,Bag,prop,color,,Use `hue`
1.1,added,Bag,prop,hue,,
2.0,release,,,2.0.0,,
2.0,removed,Bag,prop,color,,
2.0,type,Bag,prop,size,string,number
2.0,added,Sack,component,Sack,,
3.0,release,,,3.0.0,,
3.0,removed,Bag,component,Bag,,
"""


def add_history(root: Path) -> Path:
    """Give a copy of the tiny site a package with this history; return the site."""
    manifest = json.loads((TOOLS / PACKAGE / "package.json").read_text())
    file = root / "families/acorn-kit/family.toml"
    package = f'packages = {{ "{PACKAGE}" = "{manifest["version"]}" }}\n'
    file.write_text(f'history = ["1", "2", "3"]\n{package}{file.read_text()}')
    (root / TABLE).parent.mkdir()
    (root / TABLE).write_text(HISTORY)
    return root
