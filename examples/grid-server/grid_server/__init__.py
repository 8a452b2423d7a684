"""Answers what a data grid asks of a server: rows in order, in pages, as a tree, edited."""
