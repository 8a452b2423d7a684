from pathlib import Path

import pytest

from showfloor.config.translations import (
    COUNTED,
    ENGLISH,
    FORMS,
    PLACE,
    engine_messages,
    english_messages,
    load_messages,
    load_translation,
)
from showfloor.errors import SourceError

WHY = "  why: the interface looks up one text for each key\n"


def mistake(root: Path, text: str) -> str:
    (root / "en.json").write_text(text)
    with pytest.raises(SourceError) as caught:
        load_messages(root / "en.json", root)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            '{\n  "a": "b"\n  "c": "d"\n}',
            "en.json:3: not valid JSON: expecting ',' delimiter\n"
            "  why: the file cannot be understood from here on\n"
            "  fix: correct the syntax at this line",
        ),
        (
            '{\n  "a": 1\n}',
            f'en.json:2: the value of "a" is not a text\n{WHY}  fix: write a text',
        ),
        ('["a"]', f'en.json: not a table of words\n{WHY}  fix: write {{"key": "words", ...}}'),
    ],
)
def test_a_mistake_is_explained(tmp_path: Path, text: str, said: str) -> None:
    assert mistake(tmp_path, text) == said


def translate(root: Path, language: str, text: str) -> None:
    (root / "translations").mkdir()
    (root / "translations" / f"{language}.json").write_text(text)


def test_a_site_without_translations_has_the_texts_of_the_engine(tmp_path: Path) -> None:
    assert load_translation(tmp_path, "en") == (english_messages(), ())


def test_a_text_of_the_site_replaces_one_of_the_engine_in_its_place(tmp_path: Path) -> None:
    translate(tmp_path, "en", '{"nav.open": "Show the pages"}')
    messages, untranslated = load_translation(tmp_path, "en")
    assert messages == {**english_messages(), "nav.open": "Show the pages"}
    assert ([*messages], untranslated) == ([*english_messages()], ())


def test_what_a_language_lacks_is_english_and_is_told(tmp_path: Path) -> None:
    translate(tmp_path, "pl", '{"nav.open": "Otwórz nawigację"}')
    messages, untranslated = load_translation(tmp_path, "pl")
    assert (messages["nav.open"], messages["nav.close"]) == (
        "Otwórz nawigację",
        "Close navigation",
    )
    assert untranslated == tuple(key for key in english_messages() if key != "nav.open")


@pytest.mark.parametrize("language", ["en-GB", "EN", "de", "de-AT", "ar", "AR-eg"])
def test_every_kind_of_a_language_of_the_engine_is_complete(tmp_path: Path, language: str) -> None:
    assert load_translation(tmp_path, language).untranslated == ()


def test_a_text_is_of_the_site_else_of_the_engine_in_the_language_else_english(
    tmp_path: Path,
) -> None:
    translate(tmp_path, "de-AT", '{"nav.open": "Navigation zeigen"}')
    messages, untranslated = load_translation(tmp_path, "de-AT")
    assert messages == {**english_messages(), **engine_messages("de"), **messages}
    assert (messages["nav.open"], messages["nav.close"]) == (
        "Navigation zeigen",
        "Navigation schließen",
    )
    assert untranslated == ()


def test_a_site_can_have_a_text_for_each_plural_form_of_a_count(tmp_path: Path) -> None:
    translate(tmp_path, "pl", '{"search.count.few": "{count} wyniki"}')
    messages, untranslated = load_translation(tmp_path, "pl")
    assert messages["search.count.few"] == "{count} wyniki"
    assert "search.count.few" not in untranslated


@pytest.mark.parametrize("language", [file.stem for file in ENGLISH.parent.iterdir()])
def test_a_language_of_the_engine_has_all_keys_and_places(language: str) -> None:
    english, messages = english_messages(), engine_messages(language)
    forms = [f"{key}.{form}" for key in COUNTED for form in FORMS]
    assert [key for key in messages if key in english] == [*english]
    assert {*messages} - {*english} <= {*forms}
    for key, text in english.items():
        places = {*PLACE.findall(text)} - ({"{count}"} if key in forms else set())
        assert places <= {*PLACE.findall(messages[key])}, key
    assert load_messages(ENGLISH.with_name(f"{language}.json"), ENGLISH.parent) == messages


def test_all_texts_that_pages_fill_with_a_count_exist() -> None:
    english = english_messages()
    assert [
        key for key in COUNTED if "{count}" not in english.get(key, english.get(f"{key}.many", ""))
    ] == []
