"""Pages to HTML, by React workers in Node."""

from showfloor.render.worker import PartMistake, mistakes_of_parts
from showfloor.render.worker_pool import Renderer

__all__ = ["PartMistake", "Renderer", "mistakes_of_parts"]
