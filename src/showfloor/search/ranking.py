"""The rules of the browser's search. Every weight, word and limit is changed here and nowhere else.

They are shipped in the index: scripts of pages rank by them. `tests/search/cases.tsv` shows what a
change costs: it lists what must come first for hundreds of queries.
"""

from typing import Final

from showfloor.model.symbol_index import (
    SearchLimits,
    SearchPages,
    SearchQualities,
    SearchRanking,
    SearchWeights,
)

RANKING: Final = SearchRanking(
    weights=SearchWeights(
        match=100,
        coverage=40,
        whole=60,
        product=60,
        neutral=12,
        other_part=-30,
        page=30,
        deprecated=-14,
        low=-30,
        missing=-70,
        context=0.4,
        in_parts=0.95,
        main_name=0.95,
        other_name=0.75,
        section_name=0.7,
        icon_name=0.7,
        synonym=10,
        synonym_begun=5,
    ),
    # What explains comes before what is a detail.
    priors={
        "guide": 28,
        "hook": 17,
        "component": 16,
        "prop": 12,
        "interface": 9,
        "theme-key": 9,
        "type": 8,
        "section": 8,
        "css-variable": 8,
        "class": 7,
        "error": 6,
        "slot": 5,
        "icon": 2,
    },
    qualities=SearchQualities(
        exact=0.95,
        related=0.9,
        begun=0.6,
        begun_share=0.3,
        misspelled=0.78,
        slip=0.14,
        unfinished=0.1,
        alike_in_texts=0.45,
    ),
    fields={
        "title": 3,
        "also": 3,
        "document": 2,
        "heading": 1.5,
        "asked": 2,
        "phrase": 0,
        "description": 1.5,
        "more": 0.6,
    },
    lengths={"document": 0.5, "heading": 0.5, "asked": 0.5, "more": 0.5},
    pages=SearchPages(
        scale=160,
        together=40,
        saturation=1,
        least=0.3,
        least_alone=0.1,
        missing=40,
        phrase=80,
        phrase_words=4,
        phrase_share=0.7,
        aside=100,
    ),
    limits=SearchLimits(
        letters=120, words=8, joined=6, misspelled=2, kept=250, slips=(4, 8, 12), begun_synonym=3
    ),
    plurals=(
        *(("ss", "ss"), ("us", "us"), ("is", "is"), ("ies", "y")),
        *(("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("s", "")),
    ),
    endings=("ation", "ing", "ed", "es", "e", "s"),
    shortest=4,
    hints={
        "guide": ("guide", "docs", "documentation", "page", "example", "examples", "demo", "demos"),
        "section": ("section", "example", "examples", "demo", "demos"),
        "component": ("api", "component", "reference", "props"),
        "hook": ("api", "hook", "reference"),
        "interface": ("api", "interface", "type", "types", "reference"),
        "prop": ("prop", "props", "property", "api"),
        "slot": ("slot", "slots", "slotprops"),
        "class": ("class", "classes", "classname", "css"),
        "css-variable": ("css", "variable", "variables", "var", "vars", "custom", "property"),
        "theme-key": ("theme", "key", "override", "overrides", "styleoverrides", "defaultprops"),
        "type": ("type", "types", "interface", "typescript"),
        "icon": ("icon", "icons", "svg"),
        "error": ("error", "code", "minified", "production"),
    },
    low_words=(
        *("alternative", "before", "breaking", "changed", "changes", "codemod", "deprecated"),
        *("deprecation", "from", "legacy", "migrate", "migrating", "migration", "moved", "old"),
        *("older", "removed", "renamed", "replaced", "to", "troubleshooting", "update", "upgrade"),
        *("upgrading", "v0", "v1", "v3", "v4", "v5", "v6", "v7", "v8", "version"),
    ),
    stop_words=(
        *("a", "an", "and", "are", "be", "can", "do", "does", "for", "from", "how", "i", "in"),
        *("into", "is", "it", "my", "of", "on", "or", "react", "than", "that", "the", "this"),
        *("to", "use", "using", "what", "when", "where", "which", "why", "with", "you", "your"),
    ),
)
