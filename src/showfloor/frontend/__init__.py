"""The frontend of a site, as Vite gives it: a bundle, or modules one by one while writing."""
