"""Serves releases: files with all that HTTP has to offer for them, and nothing else."""
