"""What Showfloor is measured by; `python -m benchmarks` runs it all."""
