"""Edits of the site `tests/sites/whole`: each kind of source, each kind of change."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from support.site.differential import Edit

Change = Callable[[Path], None]

HOME: Final = "pages/home/index.md"
ABOUT: Final = "pages/about/index.md"
OVERVIEW: Final = "pages/acorn-kit/getting-started/overview/index.md"
SEED: Final = "pages/acorn-kit/components/seed"
BRANCH: Final = "pages/acorn-kit/components/branch"
CATALOG: Final = "pages/acorn-kit/guides/catalog/index.md"
ICONS: Final = "pages/acorn-kit/guides/icons/index.md"
PLANTING: Final = "pages/acorn-kit/guides/planting"
GARDEN: Final = f"{PLANTING}/projects/garden"
OAK: Final = "pages/oak-kit/getting-started/overview/index.md"
TRUNK: Final = "pages/oak-kit/components/trunk"
POSTS: Final = "pages/blog"
ACORN: Final = "families/acorn-kit"
OAK_FAMILY: Final = "families/oak-kit"
TREES: Final = "navigation"
WORDS: Final = "translations/en.json"


def replaced(path: str, old: str, new: str) -> Change:
    """Return a change of a text in a file, which has it once at least."""

    def change(site: Path) -> None:
        text = (site / path).read_text()
        if old not in text:
            raise ValueError(f"{path} has no {old!r}")
        (site / path).write_text(text.replace(old, new, 1))

    return change


def worded(key: str, text: str) -> Change:
    """Return a change that gives the shell another text."""

    def change(site: Path) -> None:
        words = json.loads((site / WORDS).read_text())
        (site / WORDS).write_text(json.dumps({**words, key: text}))

    return change


def added(path: str, text: str) -> Change:
    """Return a change that writes a new file, or goes on at the end of one."""

    def change(site: Path) -> None:
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        with (site / path).open("a") as file:
            file.write(text)

    return change


def extended(path: str) -> Change:
    """Return a change of a file that is no text: it gets a byte more."""

    def change(site: Path) -> None:
        with (site / path).open("ab") as file:
            file.write(b"\0")

    return change


def removed(path: str) -> Change:
    """Return a change that removes a file."""

    def change(site: Path) -> None:
        (site / path).unlink()

    return change


def renamed(old: str, new: str) -> Change:
    """Return a change that gives a file or a folder another name."""

    def change(site: Path) -> None:
        (site / new).parent.mkdir(parents=True, exist_ok=True)
        (site / old).rename(site / new)

    return change


def together(*changes: Change) -> Change:
    """Return several changes as one."""

    def change(site: Path) -> None:
        for one in changes:
            one(site)

    return change


SENTENCES: Final = {
    "a sentence of a page": replaced(ABOUT, "Nothing of it is planted", "Nothing here is planted"),
    "a sentence of the home page, which has a search field": replaced(
        HOME, "or read [about", "or learn more [about"
    ),
    "a sentence of an overview": replaced(OVERVIEW, "out of reach", "far out of reach"),
    "a sentence of the page with the catalog": replaced(CATALOG, "Each card", "Every card"),
    "a sentence of the page with the icons": replaced(ICONS, "or for what", "or look for what"),
    "a sentence of the page held to all checks": replaced(
        f"{PLANTING}/index.md", "with a small project", "with a tiny project"
    ),
    "a sentence of another family": replaced(OAK, "Oak Kit has one part.", "Oak Kit has a part."),
    "the introduction of a component page": replaced(
        f"{SEED}/index.md", "A seed waits for spring.", "A seed sleeps until spring."
    ),
    "a later sentence of a component page": replaced(
        f"{SEED}/index.md", "Days are counted", "All days are counted"
    ),
    "a code block": replaced(OAK, "npm install oak-kit", "npm install oak-kit --save-exact"),
    "a line inserted at the top of a page": replaced(
        f"{SEED}/index.md", "---\n\nA seed", "---\n\nSeeds first.\n\nA seed"
    ),
    "a line inserted at the top of another component page": replaced(
        BRANCH + "/index.md", "---\n\nA branch", "---\n\nBranches second.\n\nA branch"
    ),
    "a sentence of a page outside the navigation": replaced(
        "pages/story/index.md", "Somebody needed", "Somebody wanted"
    ),
    "a sentence of the page of all versions": replaced(
        "pages/versions/index.md", "Each kit has", "Every kit has"
    ),
    "an empty line at the end of a page": added(ABOUT, "\n"),
    "a link": replaced(ABOUT, "https://forest.example/", "https://wood.example/"),
    "a word that a page says often": added(
        f"{TRUNK}/index.md", "\nBark is dry. Bark is warm. Bark is rough.\n"
    ),
    "a message that a page explains": added(
        OAK, "\n```text\nThe ring of this year is missing.\n```\n"
    ),
    "a type that a page adds to": replaced(
        OVERVIEW, "interface SeedColors", "interface SeedShades"
    ),
    "a search field on another page": replaced(
        f"{PLANTING}/index.md",
        "- [seed](/acorn-kit/part-seed/)\n",
        ":::search\n\n- [seed](/acorn-kit/part-seed/)\n\n:::\n",
    ),
    "icons on another page": together(
        replaced(ICONS, "\n::icons\n", ""), added(CATALOG, "\n::icons\n")
    ),
    "a link to another page": replaced(
        OVERVIEW, "[seed](/acorn-kit/part-seed/)", "[seed](/acorn-kit/part-seed/#leaves)"
    ),
    "a row of a table": replaced(OVERVIEW, "| 14 days", "| 15 days"),
    "a search example": replaced(HOME, "- [branch](", "- [long branch]("),
    "the block of a component": replaced(HOME, "Days until a seed", "Weeks until a seed"),
}

HEADINGS: Final = {
    "the heading of the section that a demo stands in": replaced(
        f"{SEED}/index.md", "## Count the days", "## Count all days"
    ),
    "the text of a heading, and its anchor": replaced(
        f"{TRUNK}/index.md", "## Rings", "## Lines of a year"
    ),
    "an anchor that old ones lead to": together(
        replaced(f"{BRANCH}/index.md", "## Grow a branch", "## Grow one {#grow}"),
        replaced(OVERVIEW, "#grow-a-branch", "#grow"),
        replaced("anchors.csv", "grow-a-branch", "grow"),
    ),
    "a new heading": added(f"{TRUNK}/index.md", "\n## Bark\n\nBark is rough.\n"),
}

FRONT_MATTER: Final = {
    "the title of a page": replaced(f"{TRUNK}/index.md", "title: Trunk", "title: Tree trunk"),
    "the title of a component page": replaced(
        f"{SEED}/index.md", "title: Seed", "title: Small seed"
    ),
    "the title of a page of the default tree": replaced(ABOUT, "title: About", "title: Why"),
    "the description of a page": replaced(ABOUT, "Why this site exists", "Why this site is here"),
    "the description of a component page": replaced(
        f"{SEED}/index.md", "counts the days until", "counts all days until"
    ),
    "the keywords of a page": replaced(f"{SEED}/index.md", "[kernel]", "[kernel, grain]"),
    "the synonyms of a page": replaced(
        f"{SEED}/index.md", "what a tree begins", "what trees begin"
    ),
    "the components of a page": replaced(
        f"{BRANCH}/index.md", "components: [Branch]", "components: [Branch, Seed]"
    ),
    "the hooks of a page": replaced(f"{BRANCH}/index.md", "hooks: [useSeason]\n", ""),
    "the fonts of a page": replaced(f"{BRANCH}/index.md", "fonts: [bark]\n", ""),
    "the terms of a page": replaced(
        f"{PLANTING}/index.md", "  - depth of a seed\n", "  - seed depth\n"
    ),
    "the weight of a page in the search": replaced("pages/story/index.md", "search: low\n", ""),
    "the layout of a page": replaced(CATALOG, "layout: wide", "layout: article"),
    "the robots of a page": replaced(OAK, "packages: [oak-kit]", "robots: noindex"),
}

PAGES: Final = {
    "a new page": together(
        added(
            "pages/oak-kit/components/root/index.md",
            "---\ntitle: Root\ndescription: A root holds the trunk.\n---\n\nIt is below.\n",
        ),
        added(
            f"{TREES}/oak-kit.toml",
            '\n[[items.children]]\npathname = "/oak-kit/components/root/"\n',
        ),
    ),
    "a page with the component of another family": together(
        added(
            "pages/oak-kit/components/seed/index.md",
            "---\ntitle: Seed\ndescription: An acorn.\ncomponents: [Seed]\n---\n\nIt fell.\n",
        ),
        added(
            f"{TREES}/oak-kit.toml",
            '\n[[items.children]]\npathname = "/oak-kit/components/seed/"\n',
        ),
    ),
    "a page that a redirect leads to": together(
        added(
            "pages/acorn-kit/components/moss/index.md",
            "---\ntitle: Moss\ndescription: Moss grows where it is damp.\nnavigation: false\n"
            "---\n\nIt is green.\n\n## Damp\n\nIt needs water.\n",
        ),
        added("redirects.csv", "/old-moss/,/acorn-kit/part-moss/#damp,301\n"),
    ),
    "a page that is no more": together(
        removed(f"{TRUNK}/index.md"),
        removed(f"{TRUNK}/RingCount.tsx"),
        replaced(OAK, "[trunk](/oak-kit/components/trunk/)", "trunk"),
        replaced(
            f"{TREES}/oak-kit.toml",
            'pathname = "/oak-kit/components/trunk/"',
            'pathname = "/about/"',
        ),
    ),
    "a page with another name": together(
        renamed(TRUNK, "pages/oak-kit/components/bole"),
        replaced(OAK, "/oak-kit/components/trunk/", "/oak-kit/components/bole/"),
        replaced(f"{TREES}/oak-kit.toml", "components/trunk/", "components/bole/"),
    ),
}

DEMOS: Final = {
    "the code of a demo": replaced(f"{SEED}/DayCounter.tsx", "Days: {days}", "Days so far: {days}"),
    "the code of a demo that names another component": replaced(
        f"{TRUNK}/RingCount.tsx", "Forty rings", "Fifty rings"
    ),
    "the code of a demo of the client": replaced(
        f"{BRANCH}/SeasonBranch.tsx", "length={3}", "length={4}"
    ),
    "a helper beside a demo": replaced(f"{SEED}/shades.ts", "'east'", "'west'"),
    "the demo that has a helper": replaced(f"{SEED}/ShadeList.tsx", "<p>", '<p lang="en">'),
    "a helper in the folder of a demo": replaced(
        f"{SEED}/LeafBadge/system/leaf.ts", "'Oak leaf'", "'Elm leaf'"
    ),
    "the system styling of a demo": replaced(
        f"{SEED}/LeafBadge/system/index.tsx", "borderRadius: 8", "borderRadius: 4"
    ),
    "the utility classes of a demo": replaced(
        f"{SEED}/LeafBadge/tailwind/index.tsx", "rounded-lg p-2", "rounded-lg p-4"
    ),
    "the code of the styling with a style sheet": replaced(
        f"{SEED}/LeafBadge/css/index.tsx", "Oak leaf", "Oak leaf 1"
    ),
    "the style sheet of a demo": replaced(
        f"{SEED}/LeafBadge/css/styles.css", "padding: 8px", "padding: 6px"
    ),
    "a demo that shows what others share": replaced(
        f"{SEED}/HarvestRows.tsx", "String(year)", "`In ${year}`"
    ),
    "data that demos share": replaced(f"{ACORN}/data/harvest.ts", "31", "32"),
    "a component that demos share": replaced(f"{ACORN}/look/Row.tsx", "{label}:", "{label} -"),
    "a style sheet that demos share": replaced(f"{ACORN}/look/row.css", "4px", "5px"),
    "a helper of what demos share": replaced(f"{ACORN}/look/rowClass.ts", "'row'", "'row wide'"),
    "a new demo": together(
        added(
            f"{TRUNK}/BarkDemo.tsx",
            "export default function BarkDemo() {\n  return <p>Bark</p>;\n}\n",
        ),
        added(f"{TRUNK}/index.md", "\n## Bark\n\nBark is rough.\n\n::demo BarkDemo\n"),
    ),
    "a demo that is no more": together(
        removed(f"{SEED}/ShadeList.tsx"),
        removed(f"{SEED}/shades.ts"),
        replaced(f"{SEED}/index.md", "::demo ShadeList\n", ""),
    ),
    "a demo in another section": together(
        replaced(f"{SEED}/index.md", "\n::demo DayCounter\n", ""),
        replaced(
            f"{SEED}/index.md",
            "## Leaves {#leaves}\n",
            "## Leaves {#leaves}\n\n::demo DayCounter\n",
        ),
    ),
    "how a demo is shown": replaced(
        f"{SEED}/index.md", "code=expanded background=inset", "code=preview background=gradient"
    ),
}

NAVIGATION: Final = {
    "a name in the default navigation": replaced(
        f"{TREES}/default.toml", 'title = "Seed shop"', 'title = "Shop for seeds"'
    ),
    "the order of the default navigation": together(
        replaced(f"{TREES}/default.toml", '[[items]]\npathname = "/about/"\n\n', ""),
        added(f"{TREES}/default.toml", '\n[[items]]\npathname = "/about/"\n'),
    ),
    "a name in the navigation of a family": replaced(
        f"{TREES}/acorn-kit.toml", 'title = "Overview"', 'title = "What it is"'
    ),
    "the name of a group of a family": replaced(
        f"{TREES}/acorn-kit.toml", 'title = "Components"', 'title = "Parts"'
    ),
    "a mark in the navigation of a family": replaced(
        f"{TREES}/acorn-kit.toml", "new-feature = true", "beta = true"
    ),
    "the order of the navigation of a family": together(
        replaced(f"{TREES}/acorn-kit.toml", 'pathname = "/acorn-kit/icons/"', 'pathname = "X"'),
        replaced(
            f"{TREES}/acorn-kit.toml",
            'pathname = "/acorn-kit/catalog/"',
            'pathname = "/acorn-kit/icons/"',
        ),
        replaced(f"{TREES}/acorn-kit.toml", 'pathname = "X"', 'pathname = "/acorn-kit/catalog/"'),
    ),
    "a name in the navigation of another family": replaced(
        f"{TREES}/oak-kit.toml", 'title = "Overview"', 'title = "First of all"'
    ),
    "the order of the navigation of another family": together(
        replaced(f"{TREES}/oak-kit.toml", '"/oak-kit/"\ntitle = "Overview"', '"X"'),
        replaced(f"{TREES}/oak-kit.toml", '"/oak-kit/components/trunk/"', '"/oak-kit/"'),
        replaced(f"{TREES}/oak-kit.toml", '"X"', '"/oak-kit/components/trunk/"'),
    ),
}

SITE: Final = {
    "the logo of the site": replaced("public/logo.svg", "0 0 48 24", "0 0 72 24"),
    "the color of the site": replaced("site.toml", "#166534", "#14532d"),
    "the icon of a link": replaced("icons/ring.svg", 'r="8"', 'r="9"'),
    "a host of the policy": replaced("site.toml", "https://images.", "https://pictures."),
    "the banner": replaced("announcements.toml", "Spring is", "Summer is"),
    "the style sheet of the site": replaced("styles.css", "1px", "2px"),
    "a component in the shell": replaced("slots/PageEnd.tsx", "More about", "All about"),
    "the style sheet of that component": replaced("slots/PageEnd.css", "italic", "normal"),
    "the title of the site": replaced("site.toml", '"Whole site"', '"The whole site"'),
    "the description of the site": replaced("site.toml", "something of every", "a bit of every"),
    "the address of the site": replaced(
        "site.toml", "https://whole.example", "https://all.example"
    ),
    "the repository of the site": replaced(
        "site.toml", 'repository = "https://code', 'repository = "https://git'
    ),
    "the form for remarks": replaced("site.toml", "issues/new?", "remarks/new?"),
    "where pages are edited": replaced("site.toml", "edit/main/site", "edit/next/site"),
    "the languages of addresses": replaced("site.toml", '["en", "pt"]', '["en", "pt", "zh"]'),
    "the hosts for reading without a network": replaced(
        "site.toml", "preview.whole", "draft.whole"
    ),
    "the fonts of demos": replaced("site.toml", 'demo-fonts = ["bark"]\n', ""),
    "the name of a styling": replaced("site.toml", "Style sheet", "One sheet"),
    "the order of stylings": together(
        replaced("site.toml", 'id = "system"', 'id = "first"'),
        replaced("site.toml", 'id = "css"', 'id = "system"'),
        replaced("site.toml", 'id = "first"', 'id = "css"'),
    ),
    "a styling without Tailwind": replaced("site.toml", "tailwind = true\n", ""),
    "a product": replaced("site.toml", 'id = "oak-kit"', 'id = "oak"'),
    "analytics": added(
        "site.toml", '\n[analytics]\nendpoint = "https://tags.example/in"\nid = "T-1"\n'
    ),
    "no pictures": replaced("site.toml", "keep-assets-days", "pictures = false\nkeep-assets-days"),
    "a redirect": replaced("redirects.csv", "/acorn-kit/part-seed/,301", "/acorn-kit/,301"),
    "a moved anchor": replaced("anchors.csv", "foliage", "all-leaves"),
    "a promised address": added("addresses.lock", "/oak-kit/\n"),
    "house ads": together(
        replaced("ads.toml", "drawn by itself", "drawn alone"),
        replaced("ads.toml", "by other words, too", "by other words"),
    ),
    "an announcement": replaced("announcements.toml", "They wait for spring", "They wait"),
    "a new announcement": replaced("announcements.toml", 'id = "catalog"', 'id = "cards"'),
    "what a version changed": replaced(
        "history/acorn-kit.csv", "prop,length,2,1", "prop,length,3,1"
    ),
    "since when a prop is there": together(
        replaced("history/acorn-kit.csv", "2.0,added,Seed,prop,ripe,,\n", ""),
        added("history/acorn-kit.csv", "2.1,added,Seed,prop,ripe,,\n"),
    ),
    "where a page about an update names something": replaced(
        f"{PLANTING}/index.md", "a `Husk` in", "a Husk in"
    ),
    "why a page about an update names something not": replaced(
        f"{PLANTING}/exceptions.csv", "nobody called it", "nobody used it"
    ),
    "an accepted license": replaced("notices.toml", "A part of Pagefind", "It is part of Pagefind"),
    "the text of a license": replaced("notices/mit.txt", "invented package", "package"),
    "advice on an error": replaced("error-codes.toml", "Plant the seed first", "Plant one first"),
    "where errors stand": replaced("error-codes.toml", "/faults/", "/mistakes/"),
    "a word of the shell": worded("site.skip", "Skip to the text"),
    "a word of the API reference": worded("page.api", "Reference"),
    "a word of the API tables": worded("api.section.props", "All props"),
    "a word of the search": worded("search.field.pages", "Find in {pages} pages"),
    "a word of error pages": worded("errors.index", "All error codes"),
    "a word of the blog": worded("blog.tags", "All topics in this post"),
}

FAMILIES: Final = {
    "the tagline of a family": replaced(f"{ACORN}/family.toml", "that grow", "that grow slowly"),
    "the name of a family": replaced(f"{ACORN}/family.toml", '"Acorn Kit"', '"Acorns"'),
    "the name of another family": replaced(f"{OAK_FAMILY}/family.toml", '"Oak Kit"', '"Oaks"'),
    "packages without a license key": replaced(
        f"{OAK_FAMILY}/family.toml", 'licensed = ["oak-kit"]\n', ""
    ),
    "the order of families": replaced(f"{OAK_FAMILY}/family.toml", "order = 2", "order = 0"),
    "the name of a plan": replaced(f"{ACORN}/family.toml", '"Grove"', '"Small grove"'),
    "the accent of a family": replaced(f"{ACORN}/family.toml", "hue = 60", "hue = 120"),
    "the popular pages of a family": replaced(
        f"{ACORN}/family.toml", '["/acorn-kit/part-seed/"]', '["/acorn-kit/part-branch/"]'
    ),
    "the routes of a family": together(
        replaced(
            f"{OAK_FAMILY}/family.toml",
            "[packages]",
            '[paths]\ncomponents = "/oak-kit/{page}/"\n\n[packages]',
        ),
        replaced(OAK, "/oak-kit/components/trunk/", "/oak-kit/trunk/"),
        replaced(f"{TREES}/oak-kit.toml", "/components/trunk/", "/trunk/"),
    ),
    "the list of issues of a family": replaced(f"{ACORN}/family.toml", "issues?q=", "bugs?q="),
    "the design files of a family": replaced(
        f"{ACORN}/family.toml", 'design = "/acorn-kit/catalog/"', 'design = "/acorn-kit/icons/"'
    ),
    "the layout of a family": replaced(f"{OAK_FAMILY}/family.toml", 'layout = "wide"\n', ""),
    "the layout of a folder of pages": replaced(
        f"{ACORN}/family.toml", 'getting-started = "wide"', 'guides = "wide"'
    ),
    "the address of an older version": replaced(
        f"{ACORN}/family.toml", "https://v1.acorn", "https://old.acorn"
    ),
    "a page of an older version": replaced(
        f"{ACORN}/versions.csv", "/parts/branches/", "/parts/branch/"
    ),
    "the logo of a family": replaced(f"{ACORN}/logo.svg", 'rx="2"', 'rx="3"'),
    "the logo of another family": replaced(f"{OAK_FAMILY}/logo.svg", "M12 2a7", "M12 3a7"),
    "the provider of a family": replaced(f"{ACORN}/Provider.tsx", "#3b2a1a", "#3b2a1b"),
    "the provider of another family": replaced(
        f"{OAK_FAMILY}/Provider.tsx", 'className="oak"', 'className="oaks"'
    ),
    "a helper of a provider": replaced(f"{ACORN}/soil.ts", "#fffaf3", "#fffbf5"),
    "the fonts of a family": replaced(f"{ACORN}/fonts.css", "Georgia", "Times New Roman"),
    "a family without a provider": removed(f"{OAK_FAMILY}/Provider.tsx"),
    "an adapter": replaced(f"{ACORN}/Wind.tsx", "west", "east"),
    "the adapters of a family": replaced(
        f"{ACORN}/family.toml", '[adapters]\n"acorn-kit" = "Wind.tsx"\n', ""
    ),
    "what stands around demos in projects": replaced(
        f"{ACORN}/Root.tsx", "padding: 16", "padding: 24"
    ),
    "a specimen": replaced(f"{ACORN}/specimens/Seed.tsx", "A small seed", "One small seed"),
    "another specimen": replaced(f"{ACORN}/specimens/Branch.tsx", "A long", "One long"),
    "an entry of the API reference": replaced(
        f"{ACORN}/api.toml", 'interfaces = ["SeedApi"]', "interfaces = []"
    ),
    "a hidden prop of the API reference": added(
        f"{ACORN}/api.toml", '\n[hidden]\nBranch = ["length"]\n'
    ),
    "a start of a playground": replaced(f"{ACORN}/playground.toml", "Send seeds", "Send a seed"),
    "the controls of a playground": replaced(
        f"{ACORN}/playground.toml", '["size", "ripe"]', '["ripe", "size"]'
    ),
    "the line of a catalog entry": replaced(
        f"{ACORN}/catalog.toml", "Waits, then grows", "Sleeps, then grows"
    ),
    "the name of a catalog group": together(
        replaced(f"{ACORN}/catalog.toml", 'name = "Hooks"', 'name = "All hooks"'),
        replaced(CATALOG, 'group="Hooks"', 'group="All hooks"'),
    ),
    "a word for an icon": replaced(f"{ACORN}/icons.toml", 'oak = "tree"', 'oak = "tree acorn"'),
    "the featured icons": replaced(f"{ACORN}/icons.toml", '["Oak"]', '["Elm", "Oak"]'),
    "the imports of icons": replaced(f"{ACORN}/icons.toml", "import { {name} }", "import {{name}}"),
}

BESIDE: Final = {
    "a component of the site": replaced("components/SeedTable.tsx", "40 days", "41 days"),
    "the style sheet of a component": replaced("components/SeedTable.css", "8px", "9px"),
    "a live component": replaced("components/LeafCounter.tsx", "Leaves: ", "All leaves: "),
    "a helper of a component": replaced("components/leaves.ts", "12", "13"),
    "a component that shows data of the site": replaced(
        "components/ProductList.tsx", "Two kits", "Both kits"
    ),
    "another component that shows data of the site": replaced(
        "components/VersionList.tsx", "Two versions", "Both versions"
    ),
    "the rule of a directive": replaced("directives/ring-tally.py", "live=True", "live=False"),
    "the component of a directive": replaced("directives/RingTally.tsx", "Rings: ", "All rings: "),
    "the style sheet of a directive": replaced("directives/RingTally.css", "2px", "3px"),
    "the content of a directive": replaced(ABOUT, "Of a [seed]", "Of an old [seed]"),
    "a font": replaced("fonts/bark.css", "latin-400", "latin-700"),
    "a picture of a page": replaced("public/leaf.svg", "M4 20", "M5 20"),
    "a new public file": added("public/acorn.txt", "An acorn.\n"),
    "a public file with another name": together(
        renamed("public/leaf.svg", "public/leaves/leaf.svg"),
        replaced(ABOUT, "/leaf.svg", "/leaves/leaf.svg"),
    ),
    "a file of a project that a page shows": replaced(f"{GARDEN}/src/main.tsx", ">Oak<", ">Elm<"),
    "a file of a project that no page shows": replaced(
        f"{GARDEN}/package.json", '"private": true', '"private": false'
    ),
    "a new file of a project": added(f"{GARDEN}/readme.txt", "Plant it.\n"),
    "the set-up of a project": together(
        replaced(f"{GARDEN}/vite.config.ts", "4000", "4001"),
        added(f"{GARDEN}/postcss.config.mjs", "// No plugin.\n"),
        replaced(f"{GARDEN}/index.html", "Garden", "Forest"),
        replaced(f"{GARDEN}/src/index.css", "8px", "9px"),
        replaced(f"{GARDEN}/src/soil.d.ts", "depth", "depths"),
        extended(f"{GARDEN}/src/leaf.jpg"),
    ),
    "files that no page shows": together(
        replaced("contracts/seed.test.ts", "toBeLessThan(2)", "toBeLessThan(3)"),
        replaced("contracts/branch.test.tsx", ">Branch<", ">Branches<"),
        replaced("contracts/kits.ts", "'oak-kit'", "'elm-kit'"),
        replaced("contracts/Kit.tsx", ">Kit<", ">Kits<"),
        replaced("contracts/kits.toml", "acorn-kit", "oak-kit"),
        replaced("contracts/wood.d.ts", "wood", "bark"),
        replaced("contracts/README.md", "of the kit", "of kits"),
        replaced("pitfalls/pitfall.ts", "sun", "shade"),
        replaced("pitfalls/acorn-kit/seed.tsx", "<p>", '<p lang="en">'),
        replaced("pitfalls/acorn-kit/seed.toml", "null", "undefined"),
        replaced("env.d.ts", "kit", "kits"),
        replaced("pickers.d.ts", "pick", "picks"),
        replaced("tsconfig.json", '"strict": true, ', ""),
        replaced("tsconfig.adapters.json", "pickers", "env"),
        replaced("vitest.config.ts", "test.ts", "test.tsx"),
        replaced("package.json", "whole", "all"),
        replaced("package-lock.json", "whole", "all"),
    ),
    "an icon for old browsers": extended("public/favicon.ico"),
}

BLOG: Final = {
    "a sentence of a post": replaced(
        f"{POSTS}/first-ring/index.md", "writes one line", "draws one line"
    ),
    "the length of a post": added(
        f"{POSTS}/old-oaks/index.md", f"\nThey count {' '.join(map(str, range(400)))} rings.\n"
    ),
    "the date of a post": replaced(f"{POSTS}/dry-years/index.md", "2026-02-10", "2026-04-10"),
    "a tag of a post": replaced(f"{POSTS}/dry-years/index.md", "tags: [oaks]", "tags: [seeds]"),
    "the author of a post": replaced(
        f"{POSTS}/first-ring/index.md", "authors: [ana]", "authors: [tom]"
    ),
    "the title of a post": replaced(f"{POSTS}/old-oaks/index.md", "Old oaks", "The oldest oaks"),
    "the description of a post": replaced(
        f"{POSTS}/old-oaks/index.md", "who counts them", "who knows them"
    ),
    "the name of an author": replaced("blog.toml", "Ana Birch", "Ana Elm"),
    "the text about a tag": replaced("blog.toml", "On oaks and their", "On all oaks and their"),
    "the posts on a page of the list": replaced("blog.toml", "per-page = 2", "per-page = 3"),
}


def chosen(*names: str) -> Change:
    """Return the edits of these names as one; none of them can hide what another shows."""
    table = {**SENTENCES, **DEMOS, **SITE, **FAMILIES, **BESIDE}
    return together(*(table[name] for name in names))


SEVERAL: Final = {
    "sentences of several pages": chosen(
        "a sentence of an overview",
        "a sentence of another family",
        "a sentence of a page outside the navigation",
        "a sentence of the page of all versions",
    ),
    "all stylings of a demo": chosen(
        "the system styling of a demo",
        "a helper in the folder of a demo",
        "the utility classes of a demo",
        "the code of the styling with a style sheet",
        "the style sheet of a demo",
    ),
    "where old addresses lead": chosen("a redirect", "a moved anchor", "a promised address"),
    "what demos share": chosen(
        "a demo that shows what others share",
        "data that demos share",
        "a component that demos share",
        "a style sheet that demos share",
        "a helper of what demos share",
    ),
    "what a provider imports": chosen("a helper of a provider", "the fonts of a family"),
    "third-party notices": chosen("an accepted license", "the text of a license"),
    "the look of another family": chosen(
        "the name of another family",
        "the logo of another family",
        "the provider of another family",
    ),
    "all specimens": chosen("a specimen", "another specimen"),
    "components of several pages": chosen(
        "a component of the site",
        "the style sheet of a component",
        "a live component",
        "a helper of a component",
        "a component that shows data of the site",
        "another component that shows data of the site",
    ),
    "a directive of the site": chosen(
        "the rule of a directive",
        "the component of a directive",
        "the style sheet of a directive",
        "the content of a directive",
    ),
    "the look of the site": chosen(
        "the logo of the site",
        "the color of the site",
        "the icon of a link",
        "a host of the policy",
        "the banner",
        "the style sheet of the site",
        "a component in the shell",
        "the style sheet of that component",
    ),
    "files of a project": chosen(
        "a file of a project that a page shows",
        "a file of a project that no page shows",
        "a new file of a project",
        "the set-up of a project",
        "files that no page shows",
        "an icon for old browsers",
    ),
    "what pages show and say": chosen(
        "a word that a page says often",
        "a message that a page explains",
        "a type that a page adds to",
        "a search field on another page",
        "icons on another page",
    ),
}
"""Edits of several sources, each of which is also made alone, but in a sweep."""


def _all() -> Iterator[Edit]:
    tables = (SENTENCES, HEADINGS, FRONT_MATTER, PAGES, DEMOS, NAVIGATION, SITE, FAMILIES)
    for table in (*tables, BESIDE, BLOG, SEVERAL):
        yield from (Edit(name, change) for name, change in table.items())


EDITS: Final = tuple(_all())
"""All of them; each is made alone."""

MISTAKES: Final = (
    Edit("a dead link", replaced(ABOUT, "(/story/)", "(/tale/)")),
    Edit("an anchor that is linked to", replaced(f"{SEED}/index.md", "{#leaves}", "{#shoots}")),
    Edit("a page that is linked to", removed("pages/story/index.md")),
    Edit("a picture that is shown", removed("public/leaf.svg")),
    Edit("a demo that no page shows", added(f"{BRANCH}/Twig.tsx", "export default () => null;\n")),
    Edit("a title twice", replaced(f"{SEED}/index.md", "title: Seed", "title: Branch")),
)
"""Edits that break what other files rely on."""

QUICK: Final = frozenset(
    {
        *SEVERAL,
        "what a version changed",
        "where a page about an update names something",
        "why a page about an update names something not",
        "a sentence of a page",
        "a sentence of the home page, which has a search field",
        "a sentence of the page held to all checks",
        "the introduction of a component page",
        "the heading of the section that a demo stands in",
        "a new heading",
        "the title of a page",
        "the title of a page of the default tree",
        "the description of a component page",
        "the keywords of a page",
        "the components of a page",
        "a new page",
        "a page with the component of another family",
        "a page that is no more",
        "a page with another name",
        "the code of a demo",
        "the code of a demo of the client",
        "a helper beside a demo",
        "a new demo",
        "a demo that is no more",
        "a demo in another section",
        "a name in the default navigation",
        "the order of the default navigation",
        "a name in the navigation of a family",
        "the order of the navigation of a family",
        "the title of the site",
        "house ads",
        "an announcement",
        "advice on an error",
        "a word of the shell",
        "a word of the API tables",
        "a word of the search",
        "the tagline of a family",
        "the routes of a family",
        "a page of an older version",
        "the logo of a family",
        "the provider of a family",
        "an adapter",
        "what stands around demos in projects",
        "a hidden prop of the API reference",
        "a start of a playground",
        "the line of a catalog entry",
        "the name of a catalog group",
        "a word for an icon",
        "a font",
        "a picture of a page",
        "a public file with another name",
        "a sentence of a post",
        "the length of a post",
        "the date of a post",
        "the name of an author",
    }
)
"""Names of those that `make test` makes; the others are more of the same kind."""

OF_ALL_PAGES: Final = frozenset(
    {
        *("the title of the site", "a word of the shell", "a word of the search", "house ads"),
        *("the look of the site", "an announcement", "a font", "the logo of a family"),
        *("the tagline of a family", "the routes of a family", "the provider of a family"),
        *("a name in the default navigation", "the order of the default navigation"),
    }
)
"""Edits after which most pages are made again: after them, no earlier edit would show."""

CHANGED_ALONE: Final = {
    "route": "the routes of a family",
    "front_matter": "the title of a page",
    "minutes": "the length of a post",
    "frequent_words": "what pages show and say",
    "phrases": "what pages show and say",
    "augmented": "what pages show and say",
    "beside": "files of a project",
    "lead": "the introduction of a component page",
    "headings": "a new heading",
    "links": "a page with another name",
    "images": "a public file with another name",
    "demos": "a demo in another section",
    "icons": "what pages show and say",
    "catalogs": "the name of a catalog group",
    "has_search": "what pages show and say",
    "named": "where a page about an update names something",
}
"""An edit by which this fact of some page changes, and no other fact of it."""
