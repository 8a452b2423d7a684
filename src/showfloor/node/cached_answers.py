"""Cached answers of programs: what is known is not asked again."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import msgspec

from showfloor.decoding import decode_json
from showfloor.model.cache import Cache, recalled

Question = TypeVar("Question")
Answer = TypeVar("Answer")


def cached_answer(cache: Cache, type: type[Answer], key: str, ask: Callable[[], Answer]) -> Answer:
    """Return the answer of a key, asked for where it is not cached; raises what `ask` raises."""
    known = recalled(cache, key, type, decode_json)
    if known is not None:
        return known
    answer = ask()
    cache.put(key, msgspec.json.encode(answer))
    return answer


def cached_answers(
    cache: Cache,
    type: type[Answer],
    questions: Mapping[str, Question],
    ask: Callable[[Sequence[Question]], Sequence[Answer]],
    *,
    keep: Callable[[Answer], bool] = lambda answer: True,
) -> dict[str, Answer]:
    """Return an answer for each key of `questions`; ask for all that are not cached at once.

    `ask` answers in the order of what it is given, and is not called for nothing; `keep`
    returns whether to cache an answer. Raises what `ask` raises.
    """
    known = {key: recalled(cache, key, type, decode_json) for key in questions}
    missing = [key for key, answer in known.items() if answer is None]
    answers = ask([questions[key] for key in missing]) if missing else ()
    fresh = dict(zip(missing, answers, strict=True))
    for key, answer in fresh.items():
        if keep(answer):
            cache.put(key, msgspec.json.encode(answer))
    cached = {key: answer for key, answer in known.items() if answer is not None}
    return cached | fresh
