from showfloor.outputs.script_data import routes_file


def test_pages_are_pairs_of_route_and_title_in_order() -> None:
    pages = [("/b/", "Größe"), ("/a/", 'The "first"')]
    assert routes_file(pages).decode() == '[["/a/","The \\"first\\""],["/b/","Größe"]]'
