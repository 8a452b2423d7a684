"""Sites, releases and data that tests make or take."""
