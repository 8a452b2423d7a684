import re
from dataclasses import replace
from pathlib import Path

import msgspec

from showfloor.outputs.release_settings import release_settings, remarks_on
from showfloor.workspace import Site
from support.site.bare_assets import BARE_ASSETS
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at


def site_at(root: Path, *, is_published: bool) -> Site:
    settings = copy_tiny(root) / "site.toml"
    if not is_published:
        settings.write_text(re.sub(r"(?m)^url = .*\n", "", settings.read_text()))
    return compile_at(root)


def test_a_site_without_an_address_is_told_what_static_hosts_lack(tmp_path: Path) -> None:
    site = site_at(tmp_path / "site", is_published=False)
    assert list(remarks_on(site)) == [
        "The address of the site is not known: on a static host, edited demos do not run in Safari,"
        ' where `_headers` has to name it. Set "url" in site.toml, or build with --url'
        " https://docs.example. `showfloor serve` and nginx name the host that they are asked for."
    ]


def test_a_site_with_an_address_names_it_in_its_sandboxes(tmp_path: Path) -> None:
    site = site_at(tmp_path / "site", is_published=True)
    assert list(remarks_on(site)) == []
    nginx = release_settings(site, BARE_ASSETS).beside["nginx.conf"].decode()
    assert "script-src 'self'$site_origin https://tiny.example 'unsafe-eval' blob:;" in nginx


def test_the_script_that_is_in_pages_is_allowed_by_its_hash(tmp_path: Path) -> None:
    site = site_at(tmp_path / "site", is_published=True)
    settings = release_settings(site, msgspec.structs.replace(BARE_ASSETS, pre_paint_code="a()"))
    allowed = "; script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; "
    assert allowed in settings.headers["Content-Security-Policy"]
    assert allowed in settings.beside["nginx.conf"].decode()


def test_a_release_knows_the_hosts_of_its_site(tmp_path: Path) -> None:
    site = site_at(tmp_path / "one", is_published=True)
    assert release_settings(site, BARE_ASSETS).hosts == ["tiny.example"]
    kept = replace(site, config=site.config.readable_offline_on(("oak.example",)))
    assert release_settings(kept, BARE_ASSETS).hosts == ["oak.example", "tiny.example"]
    unknown = site_at(tmp_path / "other", is_published=False)
    assert release_settings(unknown, BARE_ASSETS).hosts == []
