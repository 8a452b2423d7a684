"""The development server's state: a site while it is being written."""
