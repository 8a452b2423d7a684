"""A site of one page, for tests of its demos."""

from pathlib import Path

from showfloor.demos import DemoRequest

PAGE = "oak/parts/seed"
DEMO = "export default function Demo() {\n  return <p>Seed</p>;\n}\n"


def write(root: Path, path: str, text: str = DEMO) -> None:
    """Write a file beside the page."""
    file = root / "pages" / PAGE / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def demo_request(
    root: Path,
    name: str,
    *,
    packages: tuple[str, ...] = ("@oak/kit",),
    subjects: str = "",
    named: str = "",
    stylings: str = "system tailwind css",
) -> DemoRequest:
    """Ask for a demo from line 7 of the page."""
    return DemoRequest(
        root=root,
        folder=PAGE,
        name=name,
        family="oak",
        packages=frozenset(packages),
        page=f"pages/{PAGE}/index.md",
        line=7,
        subjects=frozenset(subjects.split()),
        named=frozenset(named.split()),
        stylings=tuple(stylings.split()),
    )
