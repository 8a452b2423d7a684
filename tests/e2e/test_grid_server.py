"""The grid against the example server: a page in a browser, and rows that come from SQLite."""

import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from showfloor.node import find_node
from support.places import ENGINE_MODULES, PROJECT

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("grid-server")]

EXAMPLE = PROJECT / "examples" / "grid-server"


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("page")
    vite = ENGINE_MODULES / "vite" / "bin" / "vite.js"
    command = [find_node(), str(vite), "build", str(EXAMPLE / "page"), "--outDir", str(folder)]
    # As it is: making it small would take three times as long.
    command += ["--minify", "false", "--logLevel", "error", "--emptyOutDir"]
    subprocess.run(command, check=True, capture_output=True)
    handler = partial(QuietHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        thread = threading.Thread(target=host.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{host.server_port}"
        host.shutdown()
        thread.join()


@pytest.fixture
def server(origin: str, tmp_path: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "grid_server", "--port", "0", "--origin", origin]
    command += ["--database", str(tmp_path / "grid.sqlite")]
    with subprocess.Popen(command, cwd=EXAMPLE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()


@pytest.fixture
def show(browser: Browser, origin: str, server: str) -> Iterator[Callable[[str], Page]]:
    page = browser.new_page(viewport={"width": 1280, "height": 800})

    def show(grid: str) -> Page:
        page.goto(f"{origin}/?grid={grid}&server={server}")
        expect(cells(page, 1).first).to_be_visible()
        return page

    yield show
    page.close()


def cells(page: Page, column: int) -> Locator:
    return page.locator(f'[role="gridcell"][aria-colindex="{column}"]')


def cell(page: Page, row: int, field: str) -> Locator:
    return page.locator(f'[data-rowindex="{row}"] [data-field="{field}"]')


def test_orders_are_sorted_and_paged_by_the_server(show: Callable[[str], Page]) -> None:
    page = show("orders")
    expect(page.get_by_text(re.compile("^1.10 of 500$"))).to_be_visible()
    expect(cell(page, 0, "id")).to_have_text("1")
    page.get_by_role("columnheader", name="Customer").click()
    expect(cell(page, 0, "customer")).to_have_text("Ábel és Társa")
    page.get_by_role("columnheader", name="Customer").click()
    expect(cell(page, 0, "customer")).to_have_text("Österreich Bau")
    page.get_by_role("button", name="Go to next page").click()
    expect(page.get_by_text(re.compile("^11.20 of 500$"))).to_be_visible()
    expect(cell(page, 0, "customer")).to_have_text("Österreich Bau")


def test_orders_are_filtered_by_the_server(show: Callable[[str], Page]) -> None:
    page = show("orders")
    page.get_by_role("button", name="Filters").click()
    page.get_by_role("combobox", name="Columns").click()
    page.get_by_role("option", name="Customer").click()
    page.get_by_role("textbox", name="Value").fill("ÉLAN")
    expect(cell(page, 0, "customer")).to_have_text("Élan Studio")
    expect(page.get_by_text(re.compile("^1.10 of 40$"))).to_be_visible()


def test_an_edit_that_the_server_refuses_says_why(show: Callable[[str], Page]) -> None:
    page = show("orders")
    expect(cell(page, 0, "total")).to_have_text("822.64")
    cell(page, 0, "quantity").dblclick()
    quantity = page.get_by_role("spinbutton")
    quantity.fill("0")
    quantity.press("Enter")
    message = '"quantity" cannot be 0. Write a whole number from 1 to 999.'
    expect(page.get_by_role("alert")).to_have_text(message)
    expect(quantity).to_have_value("0")  # to be fixed where it is
    quantity.fill("3")
    quantity.press("Enter")
    expect(cell(page, 0, "total")).to_have_text("308.49")


def test_employees_open_below_their_managers(show: Callable[[str], Page]) -> None:
    page = show("employees")
    expect(page.get_by_role("row", name="Bruno Brandt (59)")).to_contain_text("2,617,000")
    page.get_by_role("button", name="see children").click()
    page.get_by_role("row", name="Emre Eriksen").get_by_role("button").click()
    expect(page.locator('[role="row"][aria-level="3"]')).to_have_count(4)
    expect(page.get_by_role("row").last).to_have_text("2,741,000")  # all salaries


def test_orders_are_grouped_and_added_up(show: Callable[[str], Page]) -> None:
    page = show("statuses")
    expect(page.get_by_role("row", name="cancelled (127)")).to_contain_text("1,334")
    expect(page.get_by_role("row").last).to_have_text("5,358")
    page.get_by_role("row", name="cancelled (127)").get_by_role("button").click()
    expect(page.locator('[role="row"][aria-level="2"]').first).to_be_visible()
    expect(page.get_by_role("row").last).to_have_text("5,358")
