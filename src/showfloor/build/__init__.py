"""From files to a release: compressed, written whole, switched to at once."""
