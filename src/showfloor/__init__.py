"""Showfloor builds and serves documentation for families of React component libraries."""

__version__ = "0.1.0"
