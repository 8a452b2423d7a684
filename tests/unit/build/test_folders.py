from showfloor.build.folders import folders_of


def test_all_folders_above_files_are_told() -> None:
    assert folders_of(["a/b/c/d.md", "a/b/e.md", "f.md"]) == {"a", "a/b", "a/b/c"}


def test_a_leading_slash_is_no_folder() -> None:
    assert folders_of(["/index.html", "/a/index.html"]) == {"/a"}
