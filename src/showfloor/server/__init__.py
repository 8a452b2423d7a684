"""Serves releases: files with all that HTTP has to offer for them, and nothing else."""

from showfloor.server.app import create_app
from showfloor.server.process import run

__all__ = ["create_app", "run"]
