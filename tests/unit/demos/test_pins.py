from pathlib import Path

from showfloor.demos import installed_versions


def test_versions_come_from_the_installed_packages(tmp_path: Path) -> None:
    package = tmp_path / "@oak" / "kit"
    package.mkdir(parents=True)
    (package / "package.json").write_text('{"name": "@oak/kit", "version": "1.2.3-beta.4"}')
    assert installed_versions(tmp_path, ["@oak/kit", "missing"]) == {"@oak/kit": "1.2.3-beta.4"}
