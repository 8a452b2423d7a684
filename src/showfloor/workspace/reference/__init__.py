"""The API reference: the places of its entries, and the blocks of their pages."""
