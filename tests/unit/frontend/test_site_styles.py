from dataclasses import replace
from pathlib import Path

import msgspec

from showfloor.config import load_site_config
from showfloor.frontend.site_manifest import font_family, font_sheets, site_styles
from support.places import PROJECT
from support.site.tiny_site import TINY, copy_tiny

MODULES = PROJECT / "node_modules"


def test_the_brand_sets_tokens_and_the_site_has_a_layer() -> None:
    assert site_styles(load_site_config(TINY), MODULES) == (
        f'@import "{(TINY / "styles.css").as_posix()}" layer(site);\n'
        "@layer s-tokens {\n"
        "  :root { --layer-header: 99; }\n"
        "  :root:not([data-family]) {\n"
        "    --accent-hue: 151.3;\n"
        "    --accent-chroma: 0.108;\n"
        "    --accent-text: light-dark(#166534, #86efac);\n"
        "    --accent-solid: light-dark(#166534, #86efac);\n"
        "    --accent-line: light-dark(#166534, #86efac);\n"
        "  }\n"
        '  :root { --font-text: "Roboto Variable", system-ui, sans-serif; }\n'
        "}\n"
    )


def test_dialogs_of_a_library_lie_above_the_header_where_no_theme_says_its_layer(
    tmp_path: Path,
) -> None:
    settings = tmp_path / "site.toml"
    settings.write_text('title = "Oak"\n')
    layers = "@layer s-tokens {\n  :root { --layer-header: 99; }\n}\n"
    assert site_styles(load_site_config(tmp_path), MODULES) == layers
    measures = '[measures]\nmodule = "oak"\nexport = "theme"\nlayers = { header = "appBar" }\n'
    settings.write_text(settings.read_text() + measures)
    assert site_styles(load_site_config(tmp_path), MODULES) == ""


def test_a_family_without_an_accent_has_the_color_of_the_site(tmp_path: Path) -> None:
    config = load_site_config(copy_tiny(tmp_path))
    (family,) = config.families.values()
    card = msgspec.structs.replace(family.card, accent=None)
    plain = replace(config, families={"oak": msgspec.structs.replace(family, card=card)})
    first = ':root:not([data-family]), [data-family="acorn-kit"] {'
    assert first in site_styles(plain, MODULES)


def test_a_font_is_a_style_sheet_of_the_site_too(tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "bark.css").write_text("@font-face { font-family: 'Bark'; }")
    (tmp_path / "site.toml").write_text('title = "Oak"\n[brand]\ncode-font = "bark"\n')
    config = load_site_config(tmp_path)
    assert font_family(config, "code-font", MODULES) == "Bark"
    assert font_family(config, "text-font", MODULES) is None
    assert font_sheets(config, MODULES) == [tmp_path.resolve() / "fonts" / "bark.css"]
