"""One rule a file: how a construct is written, and the block that it becomes."""
