"""Pages to HTML, by a renderer outside Python."""
