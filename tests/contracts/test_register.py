"""Only the title of a test counts as its name; the tests are invented."""

import pytest

from support.site.statement_register import has_title, names_a_test


@pytest.mark.parametrize(
    "code",
    [
        "test('leaves fall', () => {});",
        'it("leaves fall", () => {});',
        'test(\n  "leaves fall",\n  () => {},\n);',
        "describe('leaves fall', () => {});",
        "test.each([['oak(1)'], ['ash']])('leaves fall', () => {});",
        "test.each<[string]>(rows(trees))(\n  'leaves fall', () => {});",
        "test(`leaves fall ${when}`, () => {});",
    ],
)
def test_the_title_of_a_test_is_its_name(code: str) -> None:
    assert has_title(code, "leaves fall")


@pytest.mark.parametrize(
    "code",
    [
        "// leaves fall",
        "const said = 'leaves fall';",
        "expect('leaves fall');",
        "expect(said).toBe(read)('leaves fall');",
        "test('leaves fall late', () => {});",
        "test('all leaves fall', () => {});",
        "test(`leaves fallen ${when}`, () => {});",
        "test.skip('leaves fall', () => {});",
        "test.todo('leaves fall');",
        "test('leaves', () => { say('leaves fall'); });",
    ],
)
def test_what_is_only_in_a_file_is_none(code: str) -> None:
    assert not has_title(code, "leaves fall")


def test_in_python_a_function_is_one() -> None:
    here = "tests/contracts/test_register.py"
    assert names_a_test(f"{here}::test_in_python_a_function_is_one")
    assert not names_a_test(f"{here}::test_in_python")
    assert not names_a_test("tests/support/site/statement_register.py::has_title")
