"""The development server: a site is served from its current sources while it is being written."""
