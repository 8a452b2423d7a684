"""A reading site of any size: the same pages every time, made from a seeded generator.

Each page has about 800 words, 8 headings, 6 fenced blocks (tsx, bash, json, css), a table of
10 rows and 10 links to other pages; the pages are in 10 sections, all in the navigation.
"""

import json
import random
import shutil
from pathlib import Path

from benchmarks.serving import PROJECT

SECTIONS = 10
WORDS = tuple(
    (Path(__file__).parent / "synthetic" / "words.txt").read_text(encoding="utf-8").split()
)

TSX = """\
```tsx title="src/{name}.tsx" {{3}}
import {{ useState }} from 'react';

export default function {name}({{ rows }}: {{ rows: number }}) {{
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="{label}">
      <button type="button" onClick={{() => setOpen(!open)}}>
        {{open ? 'Hide' : 'Show'}} {{rows}} rows
      </button>
    </section>
  );
}}
```"""

BASH = """\
```bash
npm install {label}-{number}
npm run build -- --mode {label}
```"""

JSON = """\
```json
{{
  "name": "{label}",
  "version": "{number}.0.0",
  "options": {{ "strict": true, "limit": {number} }}
}}
```"""

CSS = """\
```css
.{label} {{
  display: grid;
  gap: {number}px;
  color: var(--{label}-color);
}}
```"""

FENCES = (TSX, BASH, JSON, CSS, TSX, BASH)


def write_synthetic_site(folder: Path, pages: int) -> None:
    """Write a site of `pages` reading pages into a new folder.

    Its packages are those of the real site: React has to be among them.
    """
    routes = [_route(number) for number in range(pages)]
    _write_settings(folder, routes)
    for number in range(pages):
        _write_page(folder, number, routes)


def _route(number: int) -> str:
    return f"/sample/section-{number % SECTIONS}/page-{number}/"


def _write_settings(folder: Path, routes: list[str]) -> None:
    here = Path(__file__).parent
    shutil.copytree(here / "synthetic", folder, ignore=shutil.ignore_patterns("*.txt"))
    (folder / "node_modules").symlink_to(PROJECT / "site" / "node_modules")
    (folder / "navigation" / "sample.toml").write_text(_navigation(routes), encoding="utf-8")


def _navigation(routes: list[str]) -> str:
    lines = []
    for section in range(SECTIONS):
        lines += ["[[items]]", f'pathname = "section-{section}"', f'title = "Section {section}"']
        for route in routes[section::SECTIONS]:
            lines += ["[[items.children]]", f'pathname = "{route}"']
        lines.append("")
    return "\n".join(lines)


def _write_page(folder: Path, number: int, routes: list[str]) -> None:
    target = folder / "pages" / "sample" / f"section-{number % SECTIONS}" / f"page-{number}"
    target.mkdir(parents=True, exist_ok=True)
    (target / "index.md").write_text(page_text(number, routes), encoding="utf-8")


def page_text(number: int, routes: list[str]) -> str:
    """Return the Markdown of one page."""
    chance = random.Random(number)
    parts = [
        "---",
        f"title: {_title(chance, number)}",
        f"description: {json.dumps(_sentence(chance, 14)[:150])}",
        "---",
        "",
        _paragraph(chance, routes, link=True),
    ]
    for section in range(8):
        parts += ["", f"## {_sentence(chance, 3).rstrip('.')} {section}", ""]
        parts.append(_paragraph(chance, routes, link=True))
        if section < len(FENCES):
            parts += ["", _fence(chance, section)]
        if section == 6:
            parts += ["", _table(chance)]
    parts += ["", _paragraph(chance, routes, link=True), ""]
    return "\n".join(parts)


def _title(chance: random.Random, number: int) -> str:
    return f"{chance.choice(WORDS).capitalize()} {chance.choice(WORDS)} {number}"


def _sentence(chance: random.Random, length: int) -> str:
    return " ".join(chance.choice(WORDS) for _ in range(length)).capitalize() + "."


def _paragraph(chance: random.Random, routes: list[str], *, link: bool) -> str:
    sentences = [_sentence(chance, chance.randint(8, 16)) for _ in range(6)]
    if link:
        sentences.insert(2, f"See [{chance.choice(WORDS)}]({chance.choice(routes)}) for `more`.")
    return " ".join(sentences)


def _fence(chance: random.Random, index: int) -> str:
    label = chance.choice(WORDS)
    return FENCES[index].format(name=label.capitalize(), label=label, number=chance.randint(2, 40))


def _table(chance: random.Random) -> str:
    rows = ["| Name | Type | Meaning |", "| --- | --- | --- |"]
    rows += [f"| `{chance.choice(WORDS)}` | string | {_sentence(chance, 6)} |" for _ in range(10)]
    return "\n".join(rows)
