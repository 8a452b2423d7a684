from showfloor.sources import archive_path, projects_in


def test_each_folder_of_projects_is_one() -> None:
    beside = [
        "Demo.tsx",
        "projects/notes.txt",
        "projects/oak/package.json",
        "projects/oak/src/main.tsx",
        "projects/pine/index.html",
        "other/projects/elm/main.tsx",
    ]
    assert projects_in(beside) == {
        "oak": ["package.json", "src/main.tsx"],
        "pine": ["index.html"],
    }
    assert projects_in([]) == {}


def test_a_project_stands_below_its_page() -> None:
    assert archive_path("/acorn/guide/", "oak") == "/acorn/guide/oak.zip"
