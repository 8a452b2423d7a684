"""Serves releases over HTTP. It needs no other part of the engine than the model of a release."""

from showfloor.server.app import create_app
from showfloor.server.process import ServerOptions, run

__all__ = ["ServerOptions", "create_app", "run"]
