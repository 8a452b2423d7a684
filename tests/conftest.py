"""What holds for all tests."""

from hypothesis import settings

# How long an example takes is a matter of the machine; benchmarks measure, tests do not.
settings.register_profile("showfloor", deadline=None)
settings.load_profile("showfloor")
