"""How much a benchmark measures: all of it, or only so much as shows that it runs."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Scale:
    """The size of what is measured, and for how long, and how often."""

    smoke_dist: Path | None = None
    """Releases of the real site, where a test only asks if the benchmark runs: its figures mean
    nothing then."""

    @property
    def is_smoke(self) -> bool:
        """Whether so little is measured that the figures mean nothing."""
        return self.smoke_dist is not None

    def pages(self, full: int) -> int:
        """Return how many pages a synthetic site has."""
        return min(full, 20) if self.is_smoke else full

    def seconds(self, full: float) -> float:
        """Return how long something lasts."""
        return min(full, 1) if self.is_smoke else full

    def times(self, full: int) -> int:
        """Return how often something is measured."""
        return 1 if self.is_smoke else full

    def some(self, full: Sequence[T]) -> Sequence[T]:
        """Return which of the like things are measured."""
        return full[:1] if self.is_smoke else full


FULL: Final = Scale()
