"""What pages weigh: invented pages and files in a release."""

from pathlib import Path

from showfloor.release.current import read_current
from showfloor.report.page_weights import Spread, spread_weights, weigh_pages
from support.server.running_server import publish

PAGE = (
    '<link rel="icon" href="/_assets/icon.svg"/>'
    '<link rel="stylesheet" href="/_assets/a.css"/>'
    '<link rel="stylesheet" href="/_assets/late.css" disabled=""/>'
    '<link rel="stylesheet" href="/_assets/mirrored.css" data-rtl=""/>'
    '<script type="module" src="/_assets/shell.js" fetchPriority="low"></script>'
    '<div class="island" data-script="/_assets/one.js" data-imports="/_assets/react.js"></div>'
    '<div data-script="/_assets/two.js" data-imports="/_assets/react.js" data-styling="css"'
    ' data-first=""></div>'
    '<div data-script="/_assets/three.js" data-styling="system"></div>'
    '<a href="/_assets/never.js">A link</a>' + "<p>Text.</p>" * 500
)
SIZES = {
    "a.css": 7, "late.css": 11, "mirrored.css": 13, "shell.js": 17, "one.js": 19, "react.js": 23,
    "two.js": 29, "three.js": 31, "never.js": 37, "icon.svg": 41,
}  # fmt: skip


def test_a_page_weighs_what_its_reader_receives_at_first(tmp_path: Path) -> None:
    files = {f"/_assets/{name}": b"x" * size for name, size in SIZES.items()}
    publish(tmp_path, {"/oak/index.html": PAGE.encode(), "/index.html": b"home", **files})
    release = read_current(tmp_path, "weighed")
    oak, home = weigh_pages(release, {"/": None, "/oak/": "oak", "/gone/": None})
    entry = release.manifest.files["/oak/index.html"]
    assert oak.sizes == [min(entry.encodings.values()), 7, 17, 19 + 23 + 29]
    assert entry.size > oak.html
    assert (oak.route, home.route, home.sizes) == ("/oak/", "/", [4, 0, 0, 0])
    assert spread_weights([oak, home])["styles"] == {
        "*": Spread(median=0, p90=0, heaviest=7, page="/oak/"),
        "oak": Spread(median=7, p90=7, heaviest=7, page="/oak/"),
    }
