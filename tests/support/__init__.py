"""What tests share: sites to build, servers to ask, browsers to drive."""
