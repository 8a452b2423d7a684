"""Benchmarks of the project. They drive browsers with the helpers of its tests."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "tests"))
