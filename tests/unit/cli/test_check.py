import json
from pathlib import Path

from showfloor.cli.check import untranslated_lines
from showfloor.config import SiteConfig, load_site_config


def site_in(folder: Path, language: str, texts: dict[str, str]) -> SiteConfig:
    (folder / "site.toml").write_text(f'title = "Oak"\nlanguage = "{language}"\n')
    (folder / "translations").mkdir()
    (folder / "translations" / f"{language}.json").write_text(json.dumps(texts))
    return load_site_config(folder)


def test_texts_that_are_not_in_the_language_of_the_site_are_counted(tmp_path: Path) -> None:
    config = site_in(tmp_path, "pl", {"nav.open": "Otwórz nawigację", "icons.count.few": "ikony"})
    first, *others = untranslated_lines(config)
    assert first == (
        f'1 of {len(others) + 1} texts of the shell are in the language "pl". These are in English:'
    )
    assert "  nav.close: Close navigation" in others


def test_nothing_is_told_of_a_site_whose_texts_are_in_its_language(tmp_path: Path) -> None:
    config = site_in(tmp_path, "de", {"nav.open": "Zeigen"})
    assert list(untranslated_lines(config)) == []
