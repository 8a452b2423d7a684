"""The report on a site: how much of it is covered, what its pages weigh, and where readers end."""
