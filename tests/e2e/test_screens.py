"""Whole screens: in three widths, in a window alone, as a project, and small on cards."""

import subprocess
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from showfloor.node import find_node
from support.browser.layout import box_of
from support.server.nginx import free_port

pytestmark = pytest.mark.browser

GALLERY = "/material-ui/getting-started/templates/"
SCREENS = ("blog", "checkout", "dashboard", "marketing-page", "sign-in", "sign-in-side", "sign-up")
DESK = f"{GALLERY}checkout/"

# The screens of other families, and the background of their themes in the dark.
JOY_GALLERY = "/joy-ui/getting-started/templates/"
JOY_SCREENS = (
    "email",
    "files",
    "framesx-web-blocks",
    "messages",
    "order-dashboard",
    "profile-dashboard",
    "rental-dashboard",
    "sign-in-side",
    "team",
)
PROJECTS = [
    *((f"{GALLERY}{name}/", "rgb(18, 18, 18)") for name in SCREENS),
    *((f"{JOY_GALLERY}{name}/", "rgb(0, 0, 0)") for name in JOY_SCREENS),
]


def download(page: Page, route: str, folder: Path) -> Path:
    page.goto(route)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download project").click()
    zipfile.ZipFile(saved.value.path()).extractall(folder)
    [project] = folder.iterdir()
    return project


def test_a_screen_shows_in_the_width_that_is_chosen(page: Page) -> None:
    page.goto(DESK)
    window = page.locator(".demo-window")
    assert box_of(window)["width"] > 900
    for name, width in (("Tablet", 768), ("Phone", 360)):
        page.get_by_role("radio", name=name).check()
        assert round(box_of(window)["width"]) == width


def test_a_screen_opens_alone_in_the_scheme_of_the_reader(arrive: Callable[..., Page]) -> None:
    page = arrive(color_scheme="dark")
    page.goto(DESK)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Open full screen").click()
    alone = opened.value
    expect(alone.get_by_role("heading", level=1)).to_have_text("Checkout")
    expect(alone.locator("html")).to_have_attribute("data-color-scheme", "dark")
    expect(alone.locator(".demo-alone")).to_have_css("background-color", "rgb(18, 18, 18)")


def test_cards_show_screens_that_nobody_gets_into(page: Page) -> None:
    page.goto(GALLERY)
    frames = page.locator(".s-catalog-screen > iframe")
    expect(frames).to_have_count(len(SCREENS))
    first = page.locator(".s-catalog-card").first
    expect(first.frame_locator("iframe").get_by_role("heading", level=1)).to_have_text("Overview")
    card, frame = box_of(first), box_of(first.locator("iframe"))
    assert abs(card["width"] - frame["width"]) < 4  # scaled to its card
    first.get_by_role("link").focus()
    page.keyboard.press("Tab")
    expect(page.locator(".s-catalog-card").nth(1).get_by_role("link")).to_be_focused()


def test_a_project_of_a_screen_has_all_its_files_and_the_theme(page: Page, tmp_path: Path) -> None:
    project = download(page, DESK, tmp_path)
    files = [*(project / "src" / "demo").iterdir()]
    names = {file.name for file in files}
    assert [file.name for file in files if file.stat().st_size < 20] == []
    assert {"CheckoutScreen.tsx", "Address.tsx", "order.ts", "validate.ts"} <= names
    assert "<CssBaseline />" in (project / "src" / "Root.tsx").read_text()
    assert "<Root>" in (project / "src" / "main.tsx").read_text()


@contextmanager
def previewed(project: Path) -> Iterator[str]:
    port = free_port()
    command = [find_node(), "node_modules/vite/bin/vite.js", "preview"]
    server = subprocess.Popen(
        [*command, "--host", "127.0.0.1", "--port", str(port), "--strictPort"],
        cwd=project, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        assert any("Local" in line for line in server.stdout)
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait()


@pytest.mark.sweep
@pytest.mark.parametrize(("route", "dark"), PROJECTS)
def test_a_downloaded_project_installs_builds_and_starts(
    page: Page, tmp_path: Path, route: str, dark: str
) -> None:
    page.emulate_media(color_scheme="dark")
    project = download(page, route, tmp_path)
    for command in (["install", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run(
            ["npm", *command], cwd=project, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    with previewed(project) as address:
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(address)
        expect(page.get_by_role("main")).to_be_visible()
        expect(page.locator("body")).to_have_css("background-color", dark)
        assert [line for line in said if "favicon" not in line] == []
