"""What a new site gets from what is found out of its package."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from showfloor import __version__
from showfloor.api.exports import ExportedComponent
from showfloor.cli import new_files
from showfloor.cli.new_site import install_types
from showfloor.cli.site_package import (
    LIBRARIES,
    KnownLibrary,
    SchemeMarks,
    SitePackage,
    first_sentence,
    known_libraries,
    read_package,
)
from showfloor.errors import ConfigError, ToolError
from showfloor.model.product import PackagePin
from showfloor.node import find_node
from support.places import PROJECT, TOOLS

EMOTION = PROJECT / "tests" / "sites" / "pine" / "emotion"

HEAD = """\
import type { ProviderProps } from 'showfloor';
%s
/** The component around every demo. Put the theme of the library here, if it has one. */
export default function Provider({ direction, children }: ProviderProps) {
"""
PLAIN = "  return <div dir={direction}>{children}</div>;\n}\n"
THEMED = """\
  return (
    <ThemeProvider theme={theme}>
      <div dir={direction}>{children}</div>
    </ThemeProvider>
  );
}
"""
OF_EMOTION = "  // Styles of Emotion are in the page from the start: add no cache of your own.\n"
COLLECTED = """\
  return (
    <Collector>
      <div dir={direction}>{children}</div>
    </Collector>
  );
}
"""
COLLECTED_THEME = """\
  return (
    <Collector>
      <ThemeProvider theme={theme}>
        <div dir={direction}>{children}</div>
      </ThemeProvider>
    </Collector>
  );
}
"""
PROVIDED = """\
  return (
    <PineProvider>
      <div dir={direction}>{children}</div>
    </PineProvider>
  );
}
"""
OF_COLLECTOR = "import { Collector } from './Collector';\n"


def component(name: str) -> ExportedComponent:
    return ExportedComponent(name=name, package="@pine/ui", code="", children=True)


def provider(
    *components: str, styling: str | None, theme: str | None, styles: tuple[str, ...] = ()
) -> str | None:
    package = SitePackage(
        name="@pine/ui",
        version="1.0.0",
        description="",
        styles=styles,
        components=tuple(map(component, ("Button", *components))),
        styling=styling,
        theme=theme,
    )
    return new_files.surroundings(package).get("Provider.tsx")


def files_of(package: SitePackage) -> dict[str, str]:
    """The files of a site that begins with the first component."""
    return new_files.site(package, package.components[0], new_files.surroundings(package))


@pytest.mark.parametrize(
    ("components", "styling", "theme", "imports", "body"),
    [
        ((), "@emotion/react", None, "", OF_EMOTION + PLAIN),
        (
            ("ThemeProvider",),
            "@emotion/react",
            "theme",
            "import { ThemeProvider, theme } from '@pine/ui';\n",
            OF_EMOTION + THEMED,
        ),
        (
            ("ThemeProvider",),
            None,
            "theme",
            "import { ThemeProvider, theme } from '@pine/ui';\n",
            THEMED,
        ),
        (
            (),
            "styled-components",
            "theme",
            f"{OF_COLLECTOR}import {{ theme }} from '@pine/ui';\n"
            "import { ThemeProvider } from 'styled-components';\n",
            COLLECTED_THEME,
        ),
        (("ThemeProvider",), "styled-components", None, OF_COLLECTOR, COLLECTED),
        (
            ("PineProvider", "MenuProvider"),
            None,
            None,
            "import { PineProvider } from '@pine/ui';\n",
            PROVIDED,
        ),
    ],
)
def test_a_provider_has_the_theme_of_a_package_that_exports_one(
    components: tuple[str, ...], styling: str | None, theme: str | None, imports: str, body: str
) -> None:
    assert provider(*components, styling=styling, theme=theme) == HEAD % imports + body


@pytest.mark.parametrize("theme", [None, "theme"])
def test_no_provider_is_written_where_it_would_do_nothing(theme: str | None) -> None:
    assert provider(styling=None, theme=theme) is None


def test_a_provider_imports_style_sheets_after_the_theme() -> None:
    text = provider(styling="@emotion/react", theme="dark", styles=("@pine/ui/a.css",))
    assert text is not None
    assert text.startswith(
        "import type { ProviderProps } from 'showfloor';\n"
        "import { dark } from '@pine/ui';\n"
        "import { ThemeProvider } from '@emotion/react';\n"
        "import '@pine/ui/a.css';\n\n"
    )


def install(project: Path) -> Path:
    """Install the package whose styles are those of Emotion."""
    modules = project / "node_modules"
    shutil.copytree(EMOTION, modules / "@pine" / "emotion")
    # Copied: a link would lead to a place outside the project.
    for name in ("@types/react", "csstype"):
        shutil.copytree(TOOLS / name, modules / name)
    return project


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return install(tmp_path)


@pytest.fixture(scope="module")
def emotion(tmp_path_factory: pytest.TempPathFactory) -> SitePackage:
    return read_package(install(tmp_path_factory.mktemp("emotion")), "@pine/emotion")


@pytest.fixture
def manifest(project: Path) -> Path:
    """The package's manifest, to be changed."""
    return project / "node_modules/@pine/emotion/package.json"


def test_what_writes_the_styles_and_the_theme_are_read(emotion: SitePackage) -> None:
    package = emotion
    assert (package.styling, package.theme) == ("@emotion/react", "theme")
    assert package.theme_provider == "@pine/emotion"
    assert [one.name for one in package.components] == ["Button", "ThemeProvider"]


def test_a_component_that_another_one_holds_comes_after_the_others(project: Path) -> None:
    types = project / "node_modules/@pine/emotion/dist/index.d.ts"
    icon = "export declare namespace Button { function Icon(props: { children: string }): null }\n"
    types.write_text(types.read_text() + icon)
    package = read_package(project, "@pine/emotion")
    assert [one.name for one in package.components] == ["Button", "ThemeProvider", "Button.Icon"]
    api = files_of(package)["site/families/pine-emotion/api.toml"]
    assert '  "Button",\n  "Button.Icon",\n' in api


def test_a_peer_writes_styles_too(project: Path, manifest: Path) -> None:
    fields = {**json.loads(manifest.read_text()), "dependencies": {}}
    manifest.write_text(json.dumps({**fields, "peerDependencies": {"styled-components": "^6"}}))
    assert read_package(project, "@pine/emotion").styling == "styled-components"


def test_style_sheets_in_a_layer_are_left_to_those_without(project: Path, manifest: Path) -> None:
    sheets = dict.fromkeys(("./styles.css", "./styles.layer.css", "./dates.layer.css"), "./x.css")
    fields = json.loads(manifest.read_text())
    manifest.write_text(json.dumps({**fields, "exports": {**sheets, ".": fields["exports"]["."]}}))
    package = read_package(project, "@pine/emotion")
    assert package.styles == ("@pine/emotion/styles.css", "@pine/emotion/dates.layer.css")


def test_the_workflow_tries_the_demos_of_what_it_publishes(emotion: SitePackage) -> None:
    files = files_of(emotion)
    workflow = files[".github/workflows/publish.yml"]
    command = [str(Path(sys.executable).with_name("actionlint")), "-"]
    done = subprocess.run(command, input=workflow, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    steps = yaml.safe_load(workflow)["jobs"]["publish"]["steps"]
    assert [step["run"] for step in steps if "run" in step] == [
        "npm ci",
        f"pip install showfloor=={__version__}",
        "showfloor check",
        'showfloor build --url "${{ steps.address.outputs.base_url }}/"',
        "showfloor check --demos",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Starts an\n  action. It is green.", "Starts an action."),
        ('Says "no"', "Says 'no'"),
        ("Draws a <b> element. Then more.", ""),
        ("![logo](https://pine.example/l.png) Draws pines. More.", "Draws pines."),
        ("[![Build](a.svg)](https://pine.example) Draws pines", "Draws pines"),
        ("", ""),
    ],
)
def test_a_description_is_a_sentence_that_pages_can_have(text: str, expected: str) -> None:
    assert first_sentence(text) == expected


@pytest.mark.parametrize("name", sorted(known_libraries()))
def test_a_known_library_has_its_files_and_marks(name: str) -> None:
    known = known_libraries()[name]
    for file in known.files:
        text = (LIBRARIES / known.directory / f"{file}.template").read_text(encoding="utf-8")
        assert text.endswith("\n")
    assert (known.light is None) == (known.dark is None)


def test_what_a_known_library_needs_is_written() -> None:
    known = KnownLibrary(files=("Provider.tsx",), directory="radix")
    package = SitePackage(
        name="@pine/ui",
        version="1.0.0",
        description="",
        styles=("@pine/ui/ignored.css",),
        components=(component("Button"),),
        marks=SchemeMarks(".light", ".dark"),
        known=known,
        companions=(PackagePin(name="pine-styles", version="2.0.0"),),
        style_types=("PineStyleProps",),
    )
    files = files_of(package)
    assert "<Theme hasBackground={false}" in files["site/families/pine-ui/Provider.tsx"]
    family = files["site/families/pine-ui/family.toml"]
    assert tomllib.loads(family)["demo-packages"] == {"pine-styles": "2.0.0"}
    assert tomllib.loads(family)["color-scheme"] == {"light": ".light", "dark": ".dark"}
    api = tomllib.loads(files["site/families/pine-ui/api.toml"])
    assert api["style-properties"] == {"types": ["PineStyleProps"]}


def test_a_provider_with_a_choice_of_schemes_follows_the_page() -> None:
    package = SitePackage(
        name="@pine/ui", version="1.0.0", description="", styles=(), components=()
    )
    theme = ExportedComponent(
        name="Theme",
        package="@pine/ui",
        code="import { Theme } from '@pine/ui';",
        children=True,
        scheme="appearance",
    )
    text = new_files.surroundings(package, theme)["Provider.tsx"]
    assert "{ direction, colorScheme, children }: ProviderProps" in text
    assert "<Theme appearance={colorScheme}>" in text


@pytest.mark.parametrize(
    ("css", "expected"),
    [
        (".dark .pine{}.dark{}", (".light", ".dark")),
        ("[data-theme=dark] .pine{}", ('[data-theme="light"]', '[data-theme="dark"]')),
        ('[data-pine="dark"]{} .darker{}', ('[data-pine="light"]', '[data-pine="dark"]')),
        (".darkness{}", None),
    ],
)
def test_the_marks_of_color_schemes_are_read_from_style_sheets(
    project: Path, manifest: Path, css: str, expected: tuple[str, str] | None
) -> None:
    manifest.with_name("styles.css").write_text(css)
    fields = json.loads(manifest.read_text())
    exports = {"./styles.css": "./styles.css", ".": fields["exports"]["."]}
    manifest.write_text(json.dumps({**fields, "exports": exports}))
    marks = read_package(project, "@pine/emotion").marks
    assert (marks and (marks.light, marks.dark)) == expected


def test_props_that_must_be_given_are_in_the_demo() -> None:
    switch = ExportedComponent(
        name="DarkSwitch",
        package="@pine/ui",
        code="import { DarkSwitch } from '@pine/ui';",
        children=False,
        label="label",
        given={"onChange": "{() => undefined}"},
    )
    assert new_files.first_demo(switch) == (
        "import { DarkSwitch } from '@pine/ui';\n\n"
        "export default function DarkSwitchBasic() {\n"
        '  return <DarkSwitch onChange={() => undefined} label="Dark switch" />;\n'
        "}\n"
    )


NPM = """\
#!/bin/sh
echo "$@" >> {log}
echo "npm error code {code}"
exit {status}
"""


def asked_of_npm(folder: Path, monkeypatch: pytest.MonkeyPatch, *, code: str = "") -> Path:
    """Put a program in place of npm that fails with a code, or succeeds; return its log."""
    bin, log = folder / "bin", folder / "log"
    bin.mkdir()
    log.touch()
    (bin / "node").symlink_to(find_node())
    (bin / "npm").write_text(NPM.format(log=log, code=code, status=int(code != "")))
    (bin / "npm").chmod(0o755)
    monkeypatch.setenv("PATH", f"{bin}:{os.environ['PATH']}")
    return log


@pytest.mark.parametrize(
    ("name", "types"), [("kit", "@types/kit"), ("@oak/kit", "@types/oak__kit")]
)
@pytest.mark.parametrize("code", ["", "E404"])
def test_types_are_looked_for_where_a_package_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, types: str, code: str
) -> None:
    log = asked_of_npm(tmp_path, monkeypatch, code=code)
    (tmp_path / "node_modules" / name).mkdir(parents=True)
    install_types(tmp_path, name)
    assert log.read_text().startswith(f"install --save-exact --save-dev {types} ")


def test_types_of_a_package_are_left_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = asked_of_npm(tmp_path, monkeypatch)
    types = tmp_path / "node_modules" / "kit" / "dist" / "index.d.mts"
    types.parent.mkdir(parents=True)
    types.touch()
    install_types(tmp_path, "kit")
    assert log.read_text() == ""


def test_types_that_cannot_be_installed_are_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_of_npm(tmp_path, monkeypatch, code="ENOTFOUND")
    with pytest.raises(ToolError) as caught:
        install_types(tmp_path, "kit")
    assert str(caught.value) == (
        "`npm install --save-exact --save-dev @types/kit` failed (exit code 1):\n"
        "npm error code ENOTFOUND\n"
        "  why: the site needs the package, and the React that both share.\n"
        "  fix: correct what npm names, and call the command again."
    )


@pytest.mark.parametrize(
    ("label", "line"),
    [("children", 'children = "Dark switch"'), ("title", 'props.title = "Dark switch"')],
)
def test_a_playground_begins_with_the_text_of_its_component(label: str, line: str) -> None:
    switch = ExportedComponent(
        name="DarkSwitch", package="@pine/ui", code="", children=False, label=label
    )
    package = SitePackage(
        name="@pine/ui", version="1.0.0", description="", styles=(), components=(switch,)
    )
    text = files_of(package)["site/families/pine-ui/playground.toml"]
    assert text.endswith(f"[components.DarkSwitch]\n{line}\n")


PLAIN_JAVASCRIPT = """\
import { createElement } from "react";
import PropTypes from "prop-types";
/**
 * Names a state.
 *
 * @param {object} props
 * @param {string} props.label
 */
export function Badge({ label }) { return createElement("b", null, label); }
export function Meter(props) { return createElement("meter", props); }
Meter.propTypes = { size: PropTypes.oneOf(["small", "large"]) };
export const Divider = (props) => createElement("hr", props);
"""


def test_a_package_in_plain_javascript_is_declared_for_typescript(
    project: Path, emotion: SitePackage
) -> None:
    folder = project / "node_modules" / "@oak" / "plain"
    folder.mkdir(parents=True)
    (folder / "index.js").write_text(PLAIN_JAVASCRIPT)
    manifest = {"name": "@oak/plain", "version": "1.0.0", "type": "module", "main": "index.js"}
    (folder / "package.json").write_text(json.dumps(manifest))
    package = read_package(project, "@oak/plain")
    assert [(one.name, one.label) for one in package.components] == [
        ("Badge", "label"),
        ("Meter", None),
        ("Divider", None),
    ]
    family = "site/families/oak-plain"
    files = files_of(package)
    assert 'components = [\n  "Badge",\n  "Divider",\n  "Meter",\n]' in files[f"{family}/api.toml"]
    assert files[f"{family}/oak-plain.d.ts"].endswith(
        "\ndeclare module '@oak/plain';\ndeclare module '@oak/plain/*';\n"
    )
    assert "site/families/pine-emotion/pine-emotion.d.ts" not in files_of(emotion)


def test_a_package_without_components_cannot_be_documented(project: Path) -> None:
    folder = project / "node_modules" / "sum"
    folder.mkdir()
    (folder / "index.js").write_text("export const sum = (a, b) => a + b;")
    (folder / "package.json").write_text('{"name": "sum", "version": "1.0.0"}')
    with pytest.raises(ConfigError) as caught:
        read_package(project, "sum")
    assert str(caught.value) == (
        "sum 1.0.0 exports no component.\n"
        "  why: pages and the reference are made of what its types, or else its scripts, export.\n"
        "  fix: see that its package.json names them (`types`, `exports` or `main`) and that its"
        " index exports components."
    )
