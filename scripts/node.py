"""Runs a Node program with the Node that the project uses: `scripts/node.py FILE ARGUMENTS`."""

import subprocess
import sys

from showfloor.node import find_node, node_environment

if __name__ == "__main__":
    command = [find_node(), *sys.argv[1:]]
    sys.exit(subprocess.run(command, env=node_environment(), check=False).returncode)
