import re
from pathlib import Path

import msgspec
import pytest

from showfloor.config import load_site_config
from showfloor.config.license_rules import AcceptedLicense, NoticeSettings, TextSource
from showfloor.config.shell import AssistantSettings, NamedLink
from showfloor.config.site import AnalyticsSettings, MeasuresTable, SiteSettings, load_site
from showfloor.config.site_tables import LanguageSettings
from showfloor.errors import SourcesError
from showfloor.model.product import ProductRule

SETTINGS = Path(__file__).parents[3] / "docs" / "settings.md"
CODE = re.compile(r"^    .+$|`[^`\n]+`", re.MULTILINE)


def test_the_documentation_names_every_field() -> None:
    text = SETTINGS.read_text(encoding="utf-8")
    table = text.partition("## ")[0]
    fields = [field.encode_name for field in msgspec.structs.fields(SiteSettings)]
    assert [name for name in fields if not re.search(rf"`\[*{name}\]*`", table)] == []


@pytest.mark.parametrize(
    "table",
    [
        *(LanguageSettings, AnalyticsSettings, ProductRule, MeasuresTable),
        *(NoticeSettings, AcceptedLicense, TextSource, NamedLink, AssistantSettings),
    ],
)
def test_the_documentation_names_the_fields_of_every_table(table: type[msgspec.Struct]) -> None:
    text = SETTINGS.read_text(encoding="utf-8")
    words = {word for code in CODE.findall(text) for word in re.findall(r"[a-z-]+", code)}
    assert {field.encode_name for field in msgspec.structs.fields(table)} <= words


def test_the_documentation_lists_the_licenses_that_are_allowed() -> None:
    text = SETTINGS.read_text(encoding="utf-8")
    *most, last = NoticeSettings().allowed
    assert f"{', '.join(most)} and {last}," in " ".join(text.split())


def test_what_the_site_leaves_to_who_publishes_it_can_be_set(tmp_path: Path) -> None:
    text = (Path(__file__).parents[3] / "site" / "site.toml").read_text(encoding="utf-8")
    (tmp_path / "site.toml").write_text(re.sub(r"^# (?=[a-z-]+ = )", "", text, flags=re.MULTILINE))
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "icons.css").touch()
    site = load_site(tmp_path)
    assert None not in (site.url, site.repository, site.edit, site.issue, site.fonts_host)
    assert {"{title}", "{page}", "{section}"} <= set(re.findall(r"{\w+}", site.issue or ""))
    assert site.edit == f"{site.repository}/edit/main/site/{{path}}"


def test_only_a_title_is_needed(tmp_path: Path) -> None:
    (tmp_path / "site.toml").write_text('title = "Docs"\n')
    site = load_site(tmp_path)
    assert (site.title, site.url, site.default_tree, site.language) == ("Docs", None, None, "en")


@pytest.mark.parametrize(
    ("written", "url", "base"),
    [
        ("https://docs.example", "https://docs.example", "/"),
        ("https://docs.example/", "https://docs.example", "/"),
        ("https://a.example/docs/", "https://a.example/docs", "/docs/"),
        ("https://a.example/v1.2/my_docs", "https://a.example/v1.2/my_docs", "/v1.2/my_docs/"),
    ],
)
def test_a_site_is_at_a_host_or_below_a_path(
    tmp_path: Path, written: str, url: str, base: str
) -> None:
    (tmp_path / "site.toml").write_text(f'title = "Docs"\nurl = "{written}"\n')
    site = load_site(tmp_path)
    assert (site.url, site.base) == (url, base)


MODULE = 'measures = { module = "{}", export = "make", layers = {} }'
SERVICE = 'analytics = { id = "T-1", endpoint = "{}" }'
REFUSED = {
    'language = "{}"': ["../../x", "/etc/x", "", "en/../x", "english words", "."],
    MODULE: ["../kit", "/etc/kit", "kit/../..", "", "node:fs", "kit//a"],
    'url = "https://docs.example{}"': [
        *("/docs//a", "/../docs", "/do cs", "/d$cs/", "/docs?a=b", "/#a"),
    ],
    SERVICE: [*("tags.example/in", "https://tags.example/in?a=b", "https://a;b/")],
}


@pytest.mark.parametrize(
    ("setting", "value"), [(one, value) for one, values in REFUSED.items() for value in values]
)
def test_a_value_that_would_lead_elsewhere_is_refused(
    tmp_path: Path, setting: str, value: str
) -> None:
    (tmp_path / "site.toml").write_text(f'title = "Docs"\n{setting.replace("{}", value, 1)}\n')
    with pytest.raises(SourcesError) as caught:
        load_site(tmp_path)
    [error] = caught.value.errors
    assert (error.line, value in error.what, " is not " in error.what) == (2, True, True)


@pytest.mark.parametrize("endpoint", ["https://tags.example/in", "http://127.0.0.1:8001/"])
def test_a_tag_service_is_set_with_its_address(tmp_path: Path, endpoint: str) -> None:
    service = SERVICE.replace("{}", endpoint, 1)
    (tmp_path / "site.toml").write_text(f'title = "Docs"\n{service}\n')
    assert load_site(tmp_path).analytics == AnalyticsSettings(endpoint=endpoint, id="T-1")


ROWS = """title = "Leaves"

[[stylings]]
id = "sheet"
name = "Style sheets"

[[stylings]]
id = "wind"
name = "Windy classes"
tailwind = true
"""


def test_a_site_names_the_stylings_of_its_demos(tmp_path: Path) -> None:
    (tmp_path / "site.toml").write_text(ROWS)
    config = load_site_config(tmp_path)
    assert config.site.styling_ids == ("sheet", "wind")
    assert config.site.tailwind_stylings == ("wind",)
    assert config.messages["demo.styling.wind"] == "Windy classes"
