import msgspec

from showfloor.checks import CHECKS, run_checks
from showfloor.model.page_facts import SiteFacts
from support.site.small_site import SITE, link, site


def test_a_site_without_mistakes_passes_all_checks() -> None:
    assert run_checks(SITE) == []


def test_mistakes_of_all_checks_are_gathered() -> None:
    facts = site(link("/cedar/"), link("#bark"), trees=())
    assert {error.what for error in run_checks(facts)} >= {
        'the navigation "default" does not exist',
        'dead link "/cedar/"',
        'dead anchor "#bark"',
    }


def test_every_check_is_listed_once() -> None:
    assert len(set(CHECKS)) == len(CHECKS) == 12


def test_facts_can_be_stored() -> None:
    assert msgspec.json.decode(msgspec.json.encode(SITE), type=SiteFacts) == SITE
