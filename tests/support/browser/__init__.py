"""Browsers, and readers who look at pages with them."""
