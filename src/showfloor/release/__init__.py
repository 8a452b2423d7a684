"""A release: the folder of files that a build writes and a server serves."""
