"""Runs a Node program with the Node that the project uses: `scripts/node.py FILE ARGUMENTS`."""

import subprocess
import sys

from showfloor.config.node import find_node

if __name__ == "__main__":
    sys.exit(subprocess.run([find_node(), *sys.argv[1:]], check=False).returncode)
