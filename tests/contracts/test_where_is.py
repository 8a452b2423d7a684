"""The table "Where is..." in `CONTRIBUTING.md` leads to the files of thirty behaviors.

Each row is asserted by a change: a copy of the project with one line of that file written
differently fails the test of that behavior. `make test` finds that line and test;
the changes are made in the sweep.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from showfloor.node import find_node
from support.places import PROJECT

TEXT = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
TABLE = TEXT.partition("## Where is...")[2].partition("\n## ")[0]
ROWS = dict(re.findall(r"^\| (?!behavior|---)(.+?) \| `(.+)` \|$", TABLE, re.MULTILINE))


class Change(NamedTuple):
    """A line of a file written differently, and the test that fails then."""

    behavior: str
    before: str
    after: str
    test: str


ENGINE = (
    Change(
        "what a directive allows and means",
        "title=node.text or None",
        "title=None",
        "tests/golden/test_golden_markdown.py::test_markdown[callouts]",
    ),
    Change(
        "the commands that `::install` shows",
        '"pnpm add"',
        '"pnpm install"',
        "tests/golden/test_golden_markdown.py::test_markdown[install]",
    ),
    Change(
        "the address of a page",
        'HOME = "home"',
        'HOME = "house"',
        "tests/unit/sources/test_routes.py::test_the_folder_gives_family_and_route",
    ),
    Change(
        "whether a navigation entry is a page, a group or a link",
        'else "page"',
        'else "external"',
        "tests/unit/navigation/test_tree_file.py::test_a_duplicate_pathname_names_both_places",
    ),
    Change(
        "the settings of a site",
        'language: str = "en"',
        'language: str = "de"',
        "tests/unit/config/test_site.py::test_only_a_title_is_needed",
    ),
    Change(
        "the place of an old address in `redirects.csv`",
        "BELOW)\n",
        '"/**")\n',
        "tests/unit/model/test_redirects.py::test_the_first_row_that_matches_counts",
    ),
    Change(
        "the order of the rows of an API table",
        "return _is_inherited(prop),",
        "return not _is_inherited(prop),",
        "tests/unit/workspace/reference/test_entry_blocks.py::test_own_props_come_first_and_what_is_needed_or_frequent_before_the_rest",
    ),
    Change(
        "the props that a playground controls",
        "INHERITED: Final = 6",
        "INHERITED: Final = 1",
        "tests/unit/playground/test_spec.py::test_only_a_few_inherited_props_are_shown",
    ),
    Change(
        "the JavaScript form of a demo",
        "if result.readable",
        "if not result.readable",
        "tests/unit/demos/test_javascript.py::test_a_fault_is_beside_what_is_right",
    ),
    Change(
        "the classes of highlighted code",
        'class="tok-',
        'class="code-',
        "tests/unit/highlight/test_highlight.py::test_token_has_its_kind",
    ),
    Change(
        "links that lead nowhere",
        "lacks its last slash",
        "has no end",
        "tests/unit/checks/test_links.py::test_a_missing_slash_is_named",
    ),
    Change(
        "the headers and the security policy",
        "'unsafe-eval' blob:",
        "blob:",
        "tests/unit/outputs/test_headers.py::test_a_file_has_its_own_headers",
    ),
    Change(
        "the sitemap",
        "<lastmod>{",
        "<changed>{",
        "tests/unit/outputs/test_sitemap.py::test_pages_are_listed_with_whole_addresses_in_order",
    ),
    Change(
        "the Markdown of a page",
        "| Version | Released |",
        "| Version | Date |",
        "tests/unit/outputs/test_page_markdown.py::test_a_page_is_written_block_by_block",
    ),
    Change(
        "how long files of earlier releases are served",
        "retention.now - left < retention.seconds",
        "retention.now - left < 2 * retention.seconds",
        "tests/unit/release/test_retained_assets.py::test_a_retained_file_keeps_its_day_until_its_time_is_over",
    ),
    Change(
        "the media type of a file",
        '".woff2": "font/woff2"',
        '".woff2": "font/woff"',
        "tests/unit/release/test_media_types.py::test_a_type_is_found_by_the_ending",
    ),
    Change(
        "the answer to an old address",
        "PERMANENT: Final = 308",
        "PERMANENT: Final = 302",
        "tests/unit/server/test_app.py::test_readers_are_sent_on",
    ),
    Change(
        "the compression that a reader gets",
        '"x-gzip": "gzip"',
        '"x-gzip": "br"',
        "tests/unit/server/test_encodings.py::test_the_reader_gets_what_it_likes_best",
    ),
)

FRONTEND = (
    Change(
        "the match of a card in a catalog",
        "words.every(",
        "words.some(",
        "src/catalog/matchCard.test.ts",
    ),
    Change(
        "the keyboard shortcuts", 'keys: ["n"]', 'keys: ["m"]', "src/settings/shortcuts.test.ts"
    ),
    Change(
        "the preferences of a reader",
        "attribute: codeVariantChoice",
        "attribute: codeStylingChoice",
        "src/settings/preferences.test.ts",
    ),
    Change(
        "the place of a demo's menu",
        "const gap = 4;",
        "const gap = 40;",
        "src/demo/tools/placeMenu.test.ts",
    ),
    Change(
        "the keys in a demo's menu",
        'event.key === "Tab"',
        'event.key === "Delete"',
        "src/demo/tools/menuKeys.test.ts",
    ),
    Change(
        "the copy of a demo as one file",
        "const maxLines = 400;",
        "const maxLines = 4;",
        "programs/derive/join.test.ts",
    ),
    Change(
        "the order in which islands hydrate",
        "waiting.size > 0 ? waiting : passed",
        "waiting",
        "src/islands/hydrationQueue.test.ts",
    ),
    Change(
        "endless loops in edited code", '"WhileStatement", ', "", "src/editor/guardLoops.test.ts"
    ),
    Change(
        "the messages taken from a sandbox",
        "Number.isFinite(data) ? data : undefined",
        "Number.isFinite(data) ? undefined : undefined",
        "src/editor/sandbox/messages.test.ts",
    ),
    Change(
        "the filter of an API table",
        "words.every(",
        "words.some(",
        "src/reference/apiSearch.test.ts",
    ),
    Change(
        "the ranking of search results",
        "weights.missing * this.missing",
        "0",
        "src/search/score.test.ts",
    ),
    Change(
        "how many sections of a page a search shows",
        "const sectionsShown = 3;",
        "const sectionsShown = 2;",
        "src/search/groups.test.ts",
    ),
    Change(
        "the section marked in the table of contents",
        "readingLine = 0.3",
        "readingLine = 0.9",
        "src/reading/contentsSpy.test.ts",
    ),
    Change(
        "the items of the side navigation",
        "parts.length > 1",
        "parts.length > 0",
        "src/shell/navigation/renderNavigation.test.ts",
    ),
    Change(
        "the code that a playground shows first",
        '<= rows) return "whole"',
        '<= 1) return "whole"',
        "src/playground/excerpt.test.ts",
    ),
)


def changed(change: Change) -> str:
    """Return the text of the file that a row names, with the change made."""
    text: str = (PROJECT / ROWS[change.behavior]).read_text(encoding="utf-8")
    assert text.count(change.before) == 1, f"{change.behavior}: {change.before!r} is not there once"
    return text.replace(change.before, change.after)


def linked_copy(root: Path, copied: str) -> None:
    """Make a project at `root` of links to the files of this one, and a copy of one folder."""
    top = Path(copied).parts[0]
    for place in PROJECT.iterdir():
        if place.name not in {top, ".git"}:
            (root / place.name).symlink_to(place)
    ignored = shutil.ignore_patterns("node_modules")  # compiled modules are those of the same files
    shutil.copytree(PROJECT / top, root / top, ignore=ignored)
    if (packages := PROJECT / top / "node_modules").is_dir():
        (root / top / "node_modules").symlink_to(packages)


def test_thirty_behaviors_are_asserted() -> None:
    assert len(ROWS) >= 30
    assert set(ROWS) == {change.behavior for change in (*ENGINE, *FRONTEND)}


@pytest.mark.parametrize("change", [*ENGINE, *FRONTEND], ids=lambda change: change.behavior)
def test_the_line_and_the_test_of_a_behavior_are_there(change: Change) -> None:
    assert changed(change)
    file, _, name = change.test.partition("::")
    test = PROJECT / file if name else PROJECT / "web" / file
    declared = f"def {name.partition('[')[0]}(" if name else "test"
    assert declared in test.read_text(encoding="utf-8")


@pytest.mark.sweep
@pytest.mark.parametrize("change", ENGINE, ids=lambda change: change.behavior)
def test_a_behavior_of_the_engine_is_where_the_table_says(change: Change, tmp_path: Path) -> None:
    linked_copy(tmp_path, "src")
    (tmp_path / ROWS[change.behavior]).write_text(changed(change), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", change.test]
    done = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert re.search(r"^E +(assert|Assert|Failed)", done.stdout, re.MULTILINE), done.stdout


@pytest.mark.sweep
def test_behaviors_of_the_frontend_are_where_the_table_says(tmp_path: Path) -> None:
    linked_copy(tmp_path, "web")
    for change in FRONTEND:
        (tmp_path / ROWS[change.behavior]).write_text(changed(change), encoding="utf-8")
    report = tmp_path / "report.json"
    command = [
        *(find_node(), "node_modules/vitest/vitest.mjs", "run", "--root", "web"),
        *("--reporter", "json", "--outputFile", str(report)),
        *(change.test for change in FRONTEND),
    ]
    subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)
    failed = {
        Path(file["name"]).relative_to(tmp_path.resolve() / "web").as_posix()
        for file in json.loads(report.read_text())["testResults"]
        if any(test["status"] == "failed" for test in file["assertionResults"])
    }
    assert failed == {change.test for change in FRONTEND}
