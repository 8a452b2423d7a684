"""What assistants ask of a release, by the Model Context Protocol."""

from showfloor.assistants.shelf import Shelf

__all__ = ["Shelf"]
