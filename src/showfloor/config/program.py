"""Node programs that are asked one question in JSON and answer it."""

import subprocess
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from showfloor.config.node import node_environment
from showfloor.errors import ToolError

__all__ = ["ask_program"]

Answer = TypeVar("Answer")


def ask_program(
    command: Sequence[str],
    question: object,
    answer: type[Answer],
    *,
    seconds: float,
    failed: Callable[[str], ToolError],
) -> Answer:
    """Return what a program answers to a question.

    `seconds` is how long it may take. Raises what `failed` makes of the reason: that the program
    cannot be run, what it says when it fails, or what is wrong with its answer.
    """
    try:
        done = subprocess.run(
            command,
            input=msgspec.json.encode(question),
            capture_output=True,
            timeout=seconds,
            env=node_environment(),
            check=True,
        )
        return msgspec.json.decode(done.stdout, type=answer)
    except subprocess.CalledProcessError as error:
        raise failed(error.stderr.decode(errors="replace").strip()) from None
    except (OSError, subprocess.TimeoutExpired, msgspec.DecodeError) as error:
        raise failed(str(error)) from None
