from pathlib import Path

import pytest

import showfloor
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


def test_words_are_found_by_their_key(tmp_path: Path) -> None:
    (tmp_path / "en.json").write_text('{"nav.open": "Open"}')
    assert load_messages(tmp_path / "en.json", tmp_path) == {"nav.open": "Open"}


def test_a_mistake_in_the_syntax_has_its_line(tmp_path: Path) -> None:
    assert mistake(tmp_path, '{\n  "a": "b"\n  "c": "d"\n}') == (
        "en.json:3: not valid JSON: expecting ',' delimiter\n"
        "  why: the file cannot be understood from here on\n"
        "  fix: correct the syntax at this line"
    )


def test_a_value_is_a_text(tmp_path: Path) -> None:
    assert mistake(tmp_path, '{\n  "a": 1\n}') == (
        'en.json:2: the value of "a" is not a text\n' + WHY + "  fix: write a text"
    )


def test_the_file_is_one_table(tmp_path: Path) -> None:
    assert mistake(tmp_path, '["a"]') == (
        "en.json: not a table of words\n" + WHY + '  fix: write {"key": "words", ...}'
    )


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


def test_the_english_texts_are_beside_the_code_of_the_engine() -> None:
    assert ENGLISH.relative_to(Path(showfloor.__file__).parent).as_posix() == "translations/en.json"
