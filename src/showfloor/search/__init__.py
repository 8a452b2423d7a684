"""The symbol index: what its files hold, the rules of its ranking, and what browsers find in it."""

from showfloor.model.search_paths import (
    FOLDER,
    INDEX,
    TEXTS,
    WHOLE,
    WORDS,
    shard_path,
    word_folder,
)
from showfloor.search.browser import FIRST_RESULTS, BrowserQuery, browser_finds, place_of
from showfloor.search.page_text import HISTORY_MESSAGES, page_text
from showfloor.search.prefixes import PrefixShards, prefix_shards, shard_of, spellings_of
from showfloor.search.ranking import RANKING
from showfloor.search.rows import Guide, search_guides, search_members, search_pages
from showfloor.search.words import compact, heading_id, words

__all__ = [
    "FIRST_RESULTS",
    "FOLDER",
    "HISTORY_MESSAGES",
    "INDEX",
    "RANKING",
    "TEXTS",
    "WHOLE",
    "WORDS",
    "BrowserQuery",
    "Guide",
    "PrefixShards",
    "browser_finds",
    "compact",
    "heading_id",
    "page_text",
    "place_of",
    "prefix_shards",
    "search_guides",
    "search_members",
    "search_pages",
    "shard_of",
    "shard_path",
    "spellings_of",
    "word_folder",
    "words",
]
