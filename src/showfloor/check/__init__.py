"""The check of a whole site: sources, types, demos and licenses, without a release."""
