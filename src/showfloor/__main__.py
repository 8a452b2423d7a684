"""`python -m showfloor` is `showfloor`."""

from showfloor.cli import main

if __name__ == "__main__":
    main(prog_name="showfloor")
