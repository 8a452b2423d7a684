"""Pitfalls of pages: the failing code has the symptom, and the fixed code does not."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Error

from support.browser.pitfall_stage import FAILING, FIXED, Stage, bundle_pitfalls, pitfall_stage
from support.site.pitfalls import FOLDER, leads_of

pytestmark = [pytest.mark.browser, pytest.mark.sweep, pytest.mark.xdist_group("pitfalls")]

FILES = [file.relative_to(FOLDER).as_posix() for file in sorted(FOLDER.glob("*/**/*.tsx"))]
SHOULD_SHOW = {FAILING: True, FIXED: False}


@pytest.fixture(scope="module")
def stage(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A stage for all pitfalls of the site."""
    folder = tmp_path_factory.mktemp("pitfalls")
    bundle_pitfalls(folder)
    with pitfall_stage(browser, folder) as stage:
        yield stage


def judge(stage: Stage, file: str, index: int, side: str) -> str | None:
    """Return what is wrong with one side of a pitfall."""
    try:
        shows = stage.shows_symptom(file, index, side)
    except Error as error:
        return f"{side} could not be judged: {error.message.splitlines()[0]}"
    if shows == SHOULD_SHOW[side]:
        return None
    return f"{side} {'shows' if shows else 'does not show'} the symptom"


@pytest.mark.parametrize("file", FILES)
def test_failing_code_has_the_symptom_and_fixed_code_does_not(stage: Stage, file: str) -> None:
    wrong = [
        f"site/pitfalls/{file}: {lead!r}: {said}"
        for index, lead in enumerate(leads_of(FOLDER / file))
        for side in (FIXED, FAILING)
        if (said := judge(stage, file, index, side))
    ]
    assert not wrong, (
        "\n".join(wrong) + "\nCorrect the page, or the code if it is not as the page says."
    )
