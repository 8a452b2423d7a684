"""What assistants ask of a release, by the Model Context Protocol."""

from showfloor.assistants.page_store import PageStore

__all__ = ["PageStore"]
