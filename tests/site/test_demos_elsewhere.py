"""Demos work in a project that has what their page, or its product, says to install."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from support.places import PROJECT

PAGES: Final = PROJECT / "site" / "pages"
INSTALL: Final = re.compile(
    r"^(?:::install|npm install|pnpm add|yarn add)((?: [^\n&|]+)+)$", re.MULTILINE
)
IMPORT: Final = re.compile(r"""\bfrom '([^'.][^']*)'|^import '([^'.][^']*)'""", re.MULTILINE)
ALWAYS: Final = {"react", "react-dom"}
OF_SEVERAL: Final = "x-common"
"""Documents what several products have in common, and shows demos of each."""
OF_THIS_SITE: Final = "docs-infra"
"""Documents the engine: its demos need no install lines."""

OF_A_STAGE: Final = (
    "cssVarPrefix",
    "colorSchemeSelector",
    "colorSchemeNode",
    "storageWindow",
    "storageManager",
)
"""Options that keep a theme from the page around a demo: the stage does that."""


def package_of(specifier: str) -> str:
    return "/".join(specifier.split("/")[: 2 if specifier.startswith("@") else 1])


@cache
def installed_on(page: Path) -> frozenset[str]:
    """Return the packages that a page says to install, in commands and directives."""
    words = " ".join(INSTALL.findall(page.read_text(encoding="utf-8"))).split()
    return frozenset(re.sub(r"(?<=.)@[^/]*$", "", word) for word in words if word[0] != "-")


@cache
def installed_by(product: str) -> frozenset[str]:
    """Return the packages that the first pages of a product say to install."""
    of = "x-*" if product == OF_SEVERAL else product
    pages = PAGES.glob(f"{of}/getting-started/**/index.md")
    return frozenset().union(*map(installed_on, pages))


def files_of(page: Path) -> Iterator[Path]:
    """Yield the files of a page's demos, without whole projects, which bring their packages."""
    for file in sorted(page.parent.rglob("*.ts*")):
        below = file.relative_to(page.parent).parts
        if "projects" not in below and not any(map(is_page, file.parents[: len(below) - 1])):
            yield file


def is_page(folder: Path) -> bool:
    return (folder / "index.md").exists()


def missing(page: Path) -> Iterator[str]:
    product = page.relative_to(PAGES).parts[0]
    allowed = ALWAYS | installed_on(page) | installed_by(product)
    for file in files_of(page):
        text = file.read_text(encoding="utf-8")
        used = {package_of(a or b) for a, b in IMPORT.findall(text)}
        for package in sorted(used - allowed):
            yield f"{file.relative_to(PAGES)}: {package}"


def pages() -> Iterable[Path]:
    return [page for page in sorted(PAGES.rglob("index.md")) if OF_THIS_SITE not in page.parts]


def test_pages_say_to_install_what_their_demos_import() -> None:
    found = [line for page in pages() for line in missing(page)]
    assert not found, (
        "\n".join(found) + "\nWrite ::install with the package and its version before the first "
        "demo that imports it, or on a first page of the product if many do."
    )


def test_no_demo_keeps_its_theme_from_the_page_around_it() -> None:
    found = [
        f"{file.relative_to(PAGES)}: {option}"
        for page in pages()
        for file in files_of(page)
        for option in OF_A_STAGE
        if option in file.read_text(encoding="utf-8") and option not in page.read_text("utf-8")
    ]
    assert not found, (
        "\n".join(found) + "\nLeave it out, as readers would, or say on the page what it is for."
    )
