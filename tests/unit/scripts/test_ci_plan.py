"""What workflows run, by event and by what a change touches."""

import pytest

from support.site.project_scripts import load_script

ci_plan = load_script("ci_plan")


@pytest.mark.parametrize(
    ("changed", "parts"),
    [
        (["site/pages/material-ui/components/card/index.md"], []),
        (["docs/settings.md"], ["engine"]),
        (["README.md"], ["engine"]),
        (["web/src/ui/Badge.tsx"], ["lint types vitest", "e2e"]),
        (["site/pages/material-ui/components/card/CardBasic.tsx"], [*ci_plan.PARTS]),
        (["benchmarks/pages.py"], ["lint types vitest", "e2e"]),
        (["pyproject.toml"], [*ci_plan.PARTS]),
    ],
)
def test_a_pull_request_runs_what_it_touches(changed: list[str], parts: list[str]) -> None:
    planned = ci_plan.plan("pull_request", "refs/pull/7/merge", changed)
    assert planned == {"systems": ("ubuntu-latest",), "parts": parts, "sweep": []}


@pytest.mark.parametrize(
    ("event", "ref"), [("schedule", "refs/heads/main"), ("push", "refs/tags/v1.0.0")]
)
def test_by_night_and_before_a_release_all_runs(event: str, ref: str) -> None:
    planned = ci_plan.plan(event, ref, [])
    assert planned["systems"] == ci_plan.SYSTEMS
    assert planned["parts"] == [*ci_plan.PARTS]
    assert "pitfalls" in planned["sweep"]


def test_what_is_pushed_to_the_main_branch_is_tested_whole() -> None:
    planned = ci_plan.plan("push", "refs/heads/main", ["README.md"])
    assert planned["parts"] == [*ci_plan.PARTS]
