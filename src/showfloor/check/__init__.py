"""The check of a whole site: sources, types and demos, without a release."""
