"""`showfloor report` on the tiny site and its release."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from showfloor.cli import main
from support.server.running_server import publish
from support.site.tiny_release import tiny_release
from support.site.tiny_site import copy_tiny

SEED = "pages/acorn-kit/components/seed/index.md"
BRANCH = "pages/acorn-kit/components/branch/index.md"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A tiny site with terms and topics on one page, and a page that nobody links to."""
    site = copy_tiny(tmp_path / "site")
    seed, branch = site / SEED, site / BRANCH
    seed.write_text(
        seed.read_text().replace(
            "title: Seed\n",
            "title: Seed\nterms: [seed leaves, red umbrella, seed days, seed style]\n",
        )
    )
    branch.write_text(branch.read_text().partition("A branch grows")[0] + "It has [no end](#a).\n")
    (site / "topics").mkdir()
    (site / "topics/acorn-kit.csv").write_text(
        "page,topic,answer\n/acorn-kit/part-seed/,Leaves,#leaves\n/acorn-kit/part-seed/,Water,\n"
        "/acorn-kit/later/,Sun,\n"
    )
    (site / "pages/lost").mkdir()
    (site / "pages/lost/index.md").write_text(
        "---\ntitle: Lost\ndescription: Nobody links to it.\n---\n\n[About](/about/)\n"
    )
    (site / SEED).with_name("Hidden.tsx").write_text(
        "export default function Hidden() {\n  return <p>Hidden</p>;\n}\n"
    )
    return site


def report(site: Path, dist: Path | None = None) -> Result:
    place = ("--dist", str(dist or tiny_release()), "--work", str(site.parent / "work"))
    out = ("--out", str(site.parent / "out"))
    return CliRunner().invoke(main, ["report", str(site), *place, *out])


def missing(site: Path, section: str, field: str) -> list[str]:
    figures = json.loads((site.parent / "out/report.json").read_text())["groups"]
    return list(figures[section][field]["*"]["missing"])


def test_the_figures_of_a_site_are_written_and_told(site: Path) -> None:
    result = report(site)
    assert result.exit_code == 0, result.output
    assert "  Topics with an answer                  50 %\n" in result.output
    assert "  Pages that no text links to            1\n" in result.output
    assert "  Pages that are not in the release: 1. Build the site again.\n" in result.output
    assert missing(site, "coverage", "topics") == ["/acorn-kit/part-seed/ Water"]
    assert missing(site, "coverage", "found") == ["/acorn-kit/part-seed/ red umbrella"]
    assert missing(site, "coverage", "headings") == []
    assert "/acorn-kit/part-seed/" not in missing(site, "coverage", "terms")
    assert missing(site, "dead-ends", "pages") == ["/lost/"]
    assert missing(site, "dead-ends", "ends") == ["/acorn-kit/part-branch/"]
    assert missing(site, "dead-ends", "demos") == [SEED.replace("index.md", "Hidden.tsx")]
    assert missing(site, "policy", "exceptions") == []
    written = json.loads((site.parent / "out/report.json").read_text())
    assert written["policy"].startswith("default-src 'self'")
    assert [one["directive"] for one in written["policyHosts"]] == ["img-src", "frame-src"]
    assert written["weights"]["html"]["*"]["heaviest"] > 0
    assert "<script" not in (site.parent / "out/index.html").read_text()


def test_an_exceeded_budget_ends_with_1_after_the_report_is_written(site: Path) -> None:
    (site / "budgets.toml").write_text("[family.acorn-kit.coverage]\ntopics = 1.0\n")
    result = report(site)
    assert result.exit_code == 1
    assert result.stderr == (
        f"\n{site}/budgets.toml:2: Topics with an answer (Acorn Kit): 50.0 % (1 of 2), and the"
        " budget is 100 %\n"
        "  why: readers look in vain for /acorn-kit/part-seed/ Water\n"
        "  fix: answer them on their pages, or waive them with a reason, or change the budget\n\n"
    )
    assert (site.parent / "out/index.html").exists()


def test_without_a_release_it_says_what_to_do(site: Path) -> None:
    result = report(site, site.parent / "nothing")
    assert result.exit_code == 1
    assert "that can be reported on.\n" in result.stderr
    assert result.stderr.endswith("  fix: Build the site first: showfloor build.\n\n")


def test_a_page_with_a_policy_of_its_own_is_an_exception(site: Path) -> None:
    (site / "budgets.toml").write_text("[policy]\nexceptions = 0\n")
    pages = {"/about/index.html": b"about", "/index.html": b"home"}
    policy = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
    publish(site.parent / "dist", pages, own={"/about/index.html": policy})
    result = report(site, site.parent / "dist")
    assert result.stderr == (
        f"\n{site}/budgets.toml:2: Pages with another policy: 1, and the budget is 0\n"
        "  why: the site's policy does not protect readers of /about/\n"
        "  fix: change what needs the exception, or change the budget\n\n"
    )
    page = (site.parent / "out/index.html").read_text()
    assert "<summary>The policy of /about/</summary>" in page
    assert "<code>style-src &#x27;unsafe-inline&#x27;</code>" in page
