import re
from pathlib import Path

import msgspec
import pytest

from showfloor.config.license_rules import AcceptedLicense, NoticeSettings, TextSource
from showfloor.config.site import (
    AnalyticsSettings,
    MeasuresTable,
    SiteSettings,
    load_site,
)
from showfloor.config.site_tables import LanguageSettings
from showfloor.errors import SourcesError
from showfloor.model.product import ProductRule

CODE = re.compile(r"^    .+$|`[^`\n]+`", re.MULTILINE)
RULE = '[[products]]\nsegment = "acorn"\ncategory = "core"\nid = "{}"\n'


def mistakes(root: Path, text: str) -> list[str]:
    (root / "site.toml").write_text(text)
    with pytest.raises(SourcesError) as caught:
        load_site(root)
    return [str(error) for error in caught.value.errors]


def test_the_documentation_names_every_field() -> None:
    text = (Path(__file__).parents[3] / "docs" / "settings.md").read_text(encoding="utf-8")
    table = text.partition("## ")[0]
    fields = [field.encode_name for field in msgspec.structs.fields(SiteSettings)]
    assert [name for name in fields if not re.search(rf"`\[*{name}\]*`", table)] == []


@pytest.mark.parametrize(
    "table",
    [
        *(LanguageSettings, AnalyticsSettings, ProductRule, MeasuresTable),
        *(NoticeSettings, AcceptedLicense, TextSource),
    ],
)
def test_the_documentation_names_the_fields_of_every_table(table: type[msgspec.Struct]) -> None:
    text = (Path(__file__).parents[3] / "docs" / "settings.md").read_text(encoding="utf-8")
    words = {word for code in CODE.findall(text) for word in re.findall(r"[a-z-]+", code)}
    assert {field.encode_name for field in msgspec.structs.fields(table)} <= words


def test_the_documentation_lists_the_licenses_that_are_allowed() -> None:
    text = (Path(__file__).parents[3] / "docs" / "settings.md").read_text(encoding="utf-8")
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


def test_addresses_are_whole(tmp_path: Path) -> None:
    assert mistakes(tmp_path, 'title = "Docs"\nrepository = "code.example"\n') == [
        'site.toml:2: "repository" is not an https address: code.example\n'
        "  why: it is written into every page as a link\n"
        '  fix: write a whole address, such as "https://docs.example"'
    ]


@pytest.mark.parametrize("language", ["../../x", "/etc/x", "", "en/../x", "english words", "."])
def test_a_language_names_no_place(tmp_path: Path, language: str) -> None:
    assert mistakes(tmp_path, f'title = "Docs"\nlanguage = "{language}"\n') == [
        f'site.toml:2: "language" is not the code of a language: {language}\n'
        "  why: pages declare it, and it names a file in translations/\n"
        '  fix: write a code such as "en" or "pt-BR"'
    ]


@pytest.mark.parametrize("module", ["../kit", "/etc/kit", "kit/../..", "", "node:fs", "kit//a"])
def test_measures_come_from_a_package(tmp_path: Path, module: str) -> None:
    table = f'[measures]\nmodule = "{module}"\nexport = "make"\nlayers = {{}}\n'
    assert mistakes(tmp_path, f'title = "Docs"\n{table}') == [
        f'site.toml:3: "{module}" is not a module of a package\n'
        "  why: modules are imported from installed packages\n"
        '  fix: write one such as "@scope/name/Part", without "." and ".."'
    ]


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


@pytest.mark.parametrize("path", ["/docs//a", "/../docs", "/do cs", "/d$cs/", "/docs?a=b", "/#a"])
def test_its_path_has_plain_names(tmp_path: Path, path: str) -> None:
    text = f'title = "Docs"\nurl = "https://docs.example{path}"\n'
    if " " in path:
        assert len(mistakes(tmp_path, text)) == 1  # it is no address at all
        return
    assert mistakes(tmp_path, text) == [
        f'site.toml:2: "url" is not the address of a site: https://docs.example{path}\n'
        "  why: it begins the address of every page, and is part of settings for hosts\n"
        '  fix: write a host, such as "https://docs.example", and its path, if any: letters,'
        " digits and - . _ ~ between slashes"
    ]


def test_a_segment_has_one_rule(tmp_path: Path) -> None:
    text = 'title = "Docs"\n' + RULE.format("a") + RULE.format("b")
    assert mistakes(tmp_path, text) == [
        'site.toml:7: a second rule for the segment "acorn"\n'
        "  why: an address belongs to one product\n"
        "  fix: remove one of the two rules"
    ]


def test_a_rule_has_one_placeholder(tmp_path: Path) -> None:
    text = 'title = "Docs"\n' + RULE.format("acorn-{page}")
    assert mistakes(tmp_path, text) == [
        'site.toml:5: the id "acorn-{page}" holds a placeholder that is not known\n'
        "  why: only {name} stands for something: a segment of the address\n"
        "  fix: write {name}, or no placeholder at all"
    ]


@pytest.mark.parametrize(
    "endpoint",
    ["tags.example/in", "http://tags.example/in", "https://tags.example/in?a=b", "https://a;b/"],
)
def test_data_is_sent_to_one_address_and_safely(tmp_path: Path, endpoint: str) -> None:
    text = f'title = "Docs"\n[analytics]\nid = "T-1"\nendpoint = "{endpoint}"\n'
    assert mistakes(tmp_path, text) == [
        f'site.toml:4: "endpoint" is not the address of a service: {endpoint}\n'
        "  why: pages may send data to this one address, and only where nobody can read along\n"
        '  fix: write a whole https address without a query, such as "https://tags.example/in"'
    ]


@pytest.mark.parametrize("endpoint", ["https://tags.example/in", "http://127.0.0.1:8001/"])
def test_a_tag_service_is_set_with_its_address(tmp_path: Path, endpoint: str) -> None:
    text = f'title = "Docs"\n[analytics]\nid = "T-1"\nendpoint = "{endpoint}"\n'
    (tmp_path / "site.toml").write_text(text)
    assert load_site(tmp_path).analytics == AnalyticsSettings(endpoint=endpoint, id="T-1")


@pytest.mark.parametrize("host", ["https://docs.example", "docs.example/", "*.docs.example", ""])
def test_hosts_are_named_without_anything_around(tmp_path: Path, host: str) -> None:
    assert mistakes(tmp_path, f'title = "Docs"\noffline-hosts = ["127.0.0.1", "{host}"]\n') == [
        f'site.toml:2: "{host}" is not the name of a host\n'
        "  why: pages compare it with the host that they are read on\n"
        '  fix: write the name alone, such as "docs.example"'
    ]


def test_fonts_of_demos_are_fonts_of_the_site(tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "bark.css").write_text("")
    settings = 'title = "Docs"\ndemo-fonts = ["bark", "{}"]\n'
    assert mistakes(tmp_path, settings.format("leaf")) == [
        'site.toml:2: the font "leaf" does not exist\n'
        "  why: pages with demos load the style sheet of that name from the folder fonts\n"
        "  fix: write fonts/leaf.css, or name a font that the site has"
    ]
    (tmp_path / "site.toml").write_text(settings.format("bark"))
    assert load_site(tmp_path).demo_fonts == ("bark", "bark")
