"""The lists of the real site for language models."""

from showfloor.outputs.markdown_files import llms_files
from showfloor.workspace import ApiPages, Site
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE


def test_what_explains_comes_before_the_reference(site: Site) -> None:
    whole, *_ = llms_files(site)
    reference = {place.route for place in site.made_by(ApiPages).reference.places}
    told = [page.frame.route in reference for page in whole.pages]
    assert told == sorted(told)
    assert {False, True} == set(told)
