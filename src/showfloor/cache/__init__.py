"""The cache of a site's builds: expensive results, by the hash of what they were made from."""
