"""What a request passes on its way, one step a file."""
