"""The values that flow through Showfloor. Frozen, typed, in one place."""
