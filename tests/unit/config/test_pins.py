import json
from pathlib import Path

from showfloor.config import SiteConfig, check_pins, load_site_config
from support.site.tiny_site import copy_tiny

WHY = "  why: pages, demos and the versions that readers are told to install would not agree\n"


def site_with_pin(root: Path) -> SiteConfig:
    file = copy_tiny(root) / "families" / "acorn-kit" / "family.toml"
    file.write_text(file.read_text() + '\n[packages]\n"@acorn/kit" = "2.1.0"\n')
    return load_site_config(root)


def install(node_modules: Path, version: str) -> None:
    folder = node_modules / "@acorn" / "kit"
    folder.mkdir(parents=True)
    (folder / "package.json").write_text(json.dumps({"name": "@acorn/kit", "version": version}))


def test_the_pinned_version_is_installed(tmp_path: Path) -> None:
    install(tmp_path / "node_modules", "2.1.0")
    assert check_pins(site_with_pin(tmp_path / "site"), tmp_path / "node_modules") == []


def test_packages_that_are_not_installed_are_named(tmp_path: Path) -> None:
    site = site_with_pin(tmp_path / "site").root
    with (site / "families/acorn-kit/family.toml").open("a") as file:
        file.write('\n[demo-packages]\nrouter = "7.0.0"\n')
    errors = check_pins(load_site_config(site), tmp_path / "node_modules")
    assert [str(error) for error in errors] == [
        f"families/acorn-kit/family.toml:{line}: the package {name} is not installed\n"
        f'{WHY}  fix: run "npm ci" in the folder of the site\'s package.json, or add'
        f' "{name}": "{version}" there'
        for line, name, version in ((24, "@acorn/kit", "2.1.0"), (27, "router", "7.0.0"))
    ]


def test_another_version_is_named(tmp_path: Path) -> None:
    install(tmp_path / "node_modules", "2.2.0")
    errors = check_pins(site_with_pin(tmp_path / "site"), tmp_path / "node_modules")
    assert [str(error) for error in errors] == [
        "families/acorn-kit/family.toml:24: @acorn/kit is pinned to 2.1.0, but 2.2.0 is installed\n"
        + WHY
        + '  fix: run "npm ci" in the folder of the site\'s package.json, or write "2.2.0" here'
        " when the pages are right for it"
    ]


def test_a_damaged_package_counts_as_not_installed(tmp_path: Path) -> None:
    install(tmp_path / "node_modules", "2.1.0")
    (tmp_path / "node_modules/@acorn/kit/package.json").write_text("{")
    assert len(check_pins(site_with_pin(tmp_path / "site"), tmp_path / "node_modules")) == 1


def test_a_manifest_of_the_site_that_cannot_be_read_is_a_mistake(tmp_path: Path) -> None:
    config = load_site_config(copy_tiny(tmp_path / "site"))
    (tmp_path / "site" / "package.json").write_text('{ "name": }')
    errors = check_pins(config, tmp_path / "node_modules")
    assert [str(error) for error in errors] == [
        "package.json: cannot be read: JSON is malformed: invalid character (byte 10)\n"
        "  why: the tools that bundle the code of the site read it\n"
        "  fix: correct it, or take the last version that npm could read"
    ]
