from showfloor.outputs.markdown_files import LlmsPage, llms_full, llms_list

LEAF = LlmsPage("Leaf [new]", "/leaf/index.md", "Green.")
TWIG = LlmsPage("Twig", "/twig/index.md", "Brown.")


def test_a_list_has_a_section_for_each_group_that_holds_pages() -> None:
    assert llms_list("Oak", "A tree.", {"Parts": [LEAF, TWIG], "Empty": []}) == (
        "# Oak\n\n> A tree.\n\n## Parts\n\n"
        "- [Leaf \\[new\\]](/leaf/index.md): Green.\n- [Twig](/twig/index.md): Brown.\n"
    )


def test_the_whole_is_the_pages_one_after_the_other() -> None:
    text = llms_full("Oak", "A tree.", [LEAF, TWIG], [b"# Leaf\n", b"# Twig\n"])
    assert text == b"# Oak\n\n> A tree.\n\n# Leaf\n\n# Twig\n"


def test_pages_without_space_are_listed() -> None:
    text = llms_full("Oak", "A tree.", [LEAF, TWIG], [b"# Leaf\n", b"# Twig\n"], most=10)
    assert text == (
        b"# Oak\n\n> A tree.\n\n1 of 2 pages are here; the others are listed at the end.\n\n"
        b"# Leaf\n\n# Further pages\n\n- [Twig](/twig/index.md): Brown.\n"
    )
