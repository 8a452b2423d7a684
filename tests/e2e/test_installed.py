"""The engine as anybody installs it: a wheel, in an environment and folders of its own."""

import itertools
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from support.places import PROJECT
from support.server.nginx import free_port

PINE = PROJECT / "tests" / "sites" / "pine"
NOWHERE = "http://127.0.0.1:9"
"""Where no registry answers."""

SLOT = "site/slots/PageEnd.tsx"
PAGE_END = """\
import { Icon, type SlotProps } from "showfloor";

export default function PageEnd({ page }: SlotProps) {
  return <p><Icon name="info" /> {page.title}</p>;
}
"""

pytestmark = pytest.mark.xdist_group("installed")


class Installed:
    """An environment with the wheel, in which no folder of the checkout is named."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.bin = root / "venv" / ("Scripts" if os.name == "nt" else "bin")
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
        self.environment = {**os.environ, "SHOWFLOOR_HOME": str(root / "home"), "PATH": path}

    def run(
        self, *arguments: str, folder: str = ".", status: int = 0, env: dict[str, str] | None = None
    ) -> str:
        """Run `showfloor` in a folder; return what it says."""
        done = subprocess.run(
            [self.bin / "showfloor", *arguments],
            cwd=self.root / folder,
            env={**self.environment, **(env or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == status, done.stdout
        return done.stdout

    def begin_like(self, other: str, folder: str) -> None:
        made = self.root / other / ".showfloor"
        shutil.copytree(made, self.root / folder / ".showfloor", dirs_exist_ok=True)

    @contextmanager
    def running(self, command: str, folder: str) -> Iterator[str]:
        port = str(free_port())
        server = subprocess.Popen(
            [self.bin / "showfloor", command, "--port", port],
            cwd=self.root / folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            assert server.stdout is not None
            assert any(f":{port}" in line for line in server.stdout)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.communicate()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with browser.new_context() as context:
        yield context.new_page()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(PROJECT)], check=True)
    (file,) = folder.glob("showfloor-*.whl")
    return file


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    root = tmp_path_factory.mktemp("an engine and its sites")
    venv.create(root / "venv", with_pip=False)
    one = Installed(root)
    python = one.bin / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, str(wheel)], check=True)
    purelib = sysconfig.get_path("purelib", vars={"base": str(root / "venv")})
    # A path after its own: the engine is that of the wheel.
    (Path(purelib) / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return one


def pack(package: str, folder: Path) -> None:
    npm = [str(Path(sys.executable).parent / "npm"), "pack", "--silent", "--pack-destination"]
    subprocess.run([*npm, str(folder), str(PINE / package)], check=True, capture_output=True)


@pytest.fixture(scope="module")
def published(installed: Installed) -> str:
    pack("published", installed.root)
    said = installed.run("new", "docs", "--package", "./pine-ui-1.2.0.tgz")
    assert "Wrote docs for @pine/ui 1.2.0: Button, Tag, Meter." in said
    assert said.endswith("Next: cd docs && showfloor dev\n")
    installed.run("build", folder="docs")
    return "docs"


@pytest.fixture(scope="module")
def workspace(installed: Installed, published: str) -> str:
    source = installed.root / "packages" / "ui"
    source.parent.mkdir()
    subprocess.run(["cp", "-r", str(PINE / "source"), str(source)], check=True)
    said = installed.run("new", "apps/docs", "--package", "packages/ui")
    assert "Wrote apps/docs for @pine/ui 1.2.0" in said
    installed.begin_like(published, "apps/docs")
    return "apps/docs"


def test_the_wheel_carries_the_frontend_and_nothing_that_is_for_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    frontend = {name for name in names if name.startswith("showfloor/web/")}
    assert {
        *("showfloor/web/package-lock.json", "showfloor/web/programs/derive/main.ts"),
        *("showfloor/web/src/styles/layers.css", "showfloor/web/.npmrc"),
    } <= frontend
    assert [name for name in names if ".test." in name or "node_modules" in name] == []
    assert [name for name in names if "/testing/" in name] == []
    assert "showfloor/translations/en.json" in names
    assert "showfloor/cli/templates/site/publish.yml.template" in names


def test_a_new_site_is_read_in_a_browser(page: Page, installed: Installed, published: str) -> None:
    with installed.running("serve", published) as url:
        page.goto(url)
        page.get_by_role("link", name="Button", exact=True).last.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Button")
        expect(page.get_by_text("Starts what its words say.")).to_be_visible()
        first = page.locator("#ButtonLook").get_by_role("button", name="strong")
        expect(first).to_have_css("background-color", "rgb(20, 90, 60)")
        strong = page.get_by_role("radio", name="strong")
        # A click before the playground is live is repeated once it is.
        strong.click()
        expect(strong).to_be_checked()
        expect(page.locator("pre").first).to_contain_text('look="strong"')
        page.goto(f"{url}/pine-ui/api/meter/")
        expect(page.get_by_text("From 0 to 1.")).to_be_visible()


def test_the_shell_is_extended_and_mistakes_are_told_as_in_a_checkout(
    installed: Installed, published: str
) -> None:
    slot = installed.root / published / SLOT
    slot.parent.mkdir(exist_ok=True)
    folder = installed.root / published / "site/pages/pine-ui/components/button"
    demo, page = folder / "ButtonBasic.tsx", folder / "index.md"
    code, text = demo.read_text(), page.read_text()
    slot.write_text(PAGE_END)
    assert "no mistakes" in installed.run("check", folder=published)
    slot.write_text(PAGE_END.replace("page.title", "page.name"))
    demo.write_text(code.replace("<Button>", '<Button look="loud">'))
    page.write_text(f"{text}\n[Nowhere](/nowhere/)\n")
    said = installed.run("check", folder=published, status=1)
    demo.write_text(code)
    page.write_text(text)
    slot.write_text(PAGE_END)
    assert "site/slots/PageEnd.tsx:4: Property 'name' does not exist on type" in said
    assert "site/pages/pine-ui/components/button/ButtonBasic.tsx:4: Type '\"loud\"'" in said
    assert "/nowhere/" in said


def test_styles_of_emotion_and_its_theme_are_in_the_page(
    browser: Browser, installed: Installed, published: str
) -> None:
    pack("emotion", installed.root)
    installed.run("new", "dyed", "--package", "./pine-emotion-1.0.0.tgz")
    installed.begin_like(published, "dyed")
    installed.run("build", folder="dyed")
    with installed.running("serve", "dyed") as url:
        for scripts in (False, True):
            with browser.new_context(java_script_enabled=scripts) as context:
                page = context.new_page()
                page.goto(f"{url}/pine-emotion/button/")
                button = page.locator("#ButtonLook").get_by_role("button", name="strong")
                expect(button).to_have_css("background-color", "rgb(20, 90, 60)")


@pytest.fixture(scope="module")
def linked_url(installed: Installed, published: str) -> Iterator[str]:
    """A copy of that site whose packages are links, as pnpm installs them, with a color scheme."""
    linked = installed.root / "linked"
    made = shutil.ignore_patterns(".showfloor")
    shutil.copytree(installed.root / published, linked, symlinks=True, ignore=made)
    modules = linked / "node_modules"
    for name, needed in (("scheduler", ()), ("react-dom", ("scheduler",)), ("react", ())):
        home = modules / ".pnpm" / name / "node_modules"
        home.mkdir(parents=True)
        (modules / name).rename(home / name)
        for one in needed:
            (home / one).symlink_to(modules / ".pnpm" / one / "node_modules" / one)
        if name != "scheduler":
            (modules / name).symlink_to(home / name)
    with (linked / "site/families/pine-ui/family.toml").open("a") as file:
        file.write('\n[color-scheme]\ndark = ".pine-dark"\n')
    installed.run("build", folder="linked")
    with installed.running("serve", "linked") as url:
        yield url


LOOKED_AT = ("color", "background-color", "color-scheme", "font", "margin", "letter-spacing")
LOOKS = """(all, names) => all.map((one) =>
  names.map((name) => getComputedStyle(one).getPropertyValue(name)))"""


def test_styles_of_a_library_stay_on_stages_in_the_scheme_of_the_page(
    browser: Browser, linked_url: str
) -> None:
    grounds: dict[Literal["light", "dark"], str] = {
        "light": "rgb(240, 250, 240)",
        "dark": "rgb(10, 30, 10)",
    }
    for scheme, scripts in itertools.product(grounds, (True, False)):
        with browser.new_context(
            color_scheme=scheme, java_script_enabled=scripts, base_url=linked_url
        ) as context:
            page = context.new_page()
            shell = page.locator("html, body, .s-header, .s-header a, h1, .s-footer")
            page.goto("/pine-ui/api/meter/")
            without = shell.evaluate_all(LOOKS, LOOKED_AT)
            page.goto("/pine-ui/button/")
            assert shell.evaluate_all(LOOKS, LOOKED_AT) == without
            stage = page.locator("#ButtonLook .demo-stage")
            expect(stage).to_have_css("background-color", grounds[scheme])
            expect(stage).to_have_css("font-family", "monospace")
            expect(stage).to_have_css("letter-spacing", "normal")
            button = stage.get_by_role("button", name="strong")
            expect(button).to_have_css("letter-spacing", "2px")
            expect(button).to_have_css("line-height", "60px")
            outline = "solid" if scheme == "dark" else "none"
            expect(button).to_have_css("outline-style", outline)


def test_after_the_first_use_no_network_is_needed(installed: Installed, published: str) -> None:
    """Neither npm's registry nor anything else; nothing is written to the engine's folder."""
    home = installed.root / "home"
    before = {path: path.stat().st_mtime_ns for path in home.rglob("*")}
    page = installed.root / published / "site/pages/home/index.md"
    page.write_text(page.read_text() + "\nOne more sentence.\n")
    slot = installed.root / published / SLOT
    slot.parent.mkdir(exist_ok=True)
    slot.write_text(PAGE_END)
    proxies = dict.fromkeys(("HTTP_PROXY", "HTTPS_PROXY", "npm_config_registry"), NOWHERE)
    said = installed.run("build", folder=published, env=proxies)
    assert "Installing" not in said
    assert {path: path.stat().st_mtime_ns for path in home.rglob("*")} == before
    text = (installed.root / published / "dist/current/public/index.html").read_text()
    assert "One more sentence." in text
    assert 'data-icon="info"' in text


def test_an_edit_of_a_package_in_the_workspace_is_shown(
    page: Page, installed: Installed, workspace: str
) -> None:
    source = installed.root / "packages/ui/src/Button.tsx"
    with installed.running("dev", workspace) as url:
        page.goto(f"{url}/pine-ui/button/")
        look = page.locator("#ButtonLook")
        expect(look.get_by_role("button", name="strong")).to_be_visible()
        source.write_text(source.read_text().replace("{children}\n", "{children}, please\n"))
        expect(look.get_by_role("button", name="strong, please")).to_be_visible()
    home = installed.root / workspace / "dist/current/public/pine-ui/button/index.html"
    installed.run("build", folder=workspace)
    assert "strong<!-- -->, please</button>" in home.read_text()
    source.write_text(source.read_text().replace("{children}, please\n", "{children}\n"))
    installed.run("build", folder=workspace)
    assert ", please</button>" not in home.read_text()


def test_each_package_may_be_a_link_to_where_its_dependencies_are(
    page: Page, linked_url: str
) -> None:
    page.goto(f"{linked_url}/pine-ui/button/")
    page.get_by_role("radio", name="strong").click()
    expect(page.locator("pre").first).to_contain_text('look="strong"')


def test_what_somebody_wrote_is_not_replaced(installed: Installed, published: str) -> None:
    said = installed.run("new", published, "--package", "@pine/ui", status=1)
    assert said.strip() == (
        f"{published} exists already.\n"
        "  why: a new site must not replace what somebody wrote.\n"
        "  fix: name a folder that does not exist, or one that is empty."
    )


def test_nothing_is_left_of_a_site_that_cannot_be_made(installed: Installed) -> None:
    said = installed.run("new", "never", "--package", "./missing", status=1)
    assert "./missing is no package." in said
    assert not (installed.root / "never").exists()
