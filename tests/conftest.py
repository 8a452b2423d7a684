"""What holds for all tests."""

import os

from hypothesis import settings

# How long an example takes is a matter of the machine; benchmarks measure, tests do not.
# A change is judged by the same examples each time; whoever runs the tests by hand finds new ones.
settings.register_profile("showfloor", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("showfloor")
