"""Servers and networks that tests speak to."""
