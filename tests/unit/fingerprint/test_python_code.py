import ast
from pathlib import Path

import pytest

import showfloor
from showfloor.fingerprint import code_closure, code_of
from showfloor.fingerprint.python_code import Closure, PythonCode
from showfloor.outputs.pictures import draw_picture

MODULES = {
    "__init__.py": "",
    "trunk.py": "import wood.leaf\nfrom wood import bark\n",
    "leaf.py": "def grow():\n    from wood.sap import SUGAR\n    return SUGAR\n",
    "sap.py": "SUGAR = 1\n",
    "bark.py": "from typing import TYPE_CHECKING\n\n"
    "if TYPE_CHECKING:\n    from wood.beetle import B\n"
    "from . import moss\n",
    "moss.py": "from .sap import SUGAR as SWEET\n",
    "beetle.py": "class B: ...\n",
    "nest/__init__.py": "from wood.nest.egg import Egg as Round\n"
    "from wood.nest.twig import (\n    Twig,  # the :) longest\n)\n\nALL = [Round]\n",
    "nest/egg.py": "class Egg: ...\n",
    "nest/twig.py": "class Twig: ...\n",
    "nest/straw.py": "from ..sap import SUGAR\n",
    "den/__init__.py": "from typing import TYPE_CHECKING\n\n"
    "if TYPE_CHECKING:\n    from wood.den.cub import Cub as Small\n\n\n"
    "def __getattr__(name):\n    ...\n",
    "den/cub.py": "from wood.sap import SUGAR\n\n\nclass Cub: ...\n",
    "takes_when_asked.py": "from wood.den import Small\n",
    "takes_one.py": "from wood.nest import Twig\n",
    "takes_renamed.py": "from wood.nest import Round\n",
    "takes_its_own.py": "from wood.nest import ALL\n",
    "takes_a_module.py": "from wood.nest import straw\n",
    "takes_everything.py": "import wood.nest\n",
    "takes_others.py": "import os.path, json as j\nimport msgspec.json\nfrom PIL import Image\n",
}


@pytest.fixture
def wood(tmp_path: Path) -> Path:
    """A package called `wood`."""
    for name, text in MODULES.items():
        file = tmp_path / "wood" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path / "wood"


def closure(wood: Path, *makers: str, without: tuple[str, ...] = ()) -> Closure:
    return PythonCode(wood).closure([f"wood.{one}" for one in makers], without)


def names(wood: Path, *makers: str, without: tuple[str, ...] = ()) -> list[str]:
    modules = closure(wood, *makers, without=without).modules
    return sorted(name.removeprefix("wood.") for name in modules)


def test_imports_are_followed_into_functions_and_not_for_types_alone(wood: Path) -> None:
    assert names(wood, "trunk") == ["bark", "leaf", "moss", "sap", "trunk"]


@pytest.mark.parametrize(
    ("maker", "found"),
    [
        ("takes_one", ["nest.twig", "takes_one"]),
        ("takes_renamed", ["nest.egg", "takes_renamed"]),
        ("takes_its_own", ["nest", "nest.egg", "nest.twig", "takes_its_own"]),
        ("takes_a_module", ["nest.straw", "sap", "takes_a_module"]),
        ("takes_when_asked", ["den.cub", "sap", "takes_when_asked"]),
        ("takes_everything", ["nest", "nest.egg", "nest.twig", "takes_everything"]),
    ],
)
def test_a_package_leads_to_what_is_taken_from_it(wood: Path, maker: str, found: list[str]) -> None:
    assert names(wood, maker) == found


def test_what_is_given_is_left_out_with_all_that_it_imports(wood: Path) -> None:
    assert names(wood, "trunk", without=("wood.leaf", "wood.moss")) == ["bark", "trunk"]
    assert names(wood, "takes_everything", without=("wood.nest",)) == ["takes_everything"]


def test_a_maker_is_never_left_out(wood: Path) -> None:
    assert names(wood, "nest.straw", without=("wood.nest",)) == ["nest.straw", "sap"]


def test_modules_of_others_are_told_by_their_first_name(wood: Path) -> None:
    assert closure(wood, "takes_others").packages == {"msgspec", "PIL"}


def test_a_module_outside_of_the_closure_changes_nothing(wood: Path) -> None:
    before = closure(wood, "trunk")
    (wood / "beetle.py").write_text("class B: pass\n")
    assert closure(wood, "trunk") == before


def test_a_module_inside_of_the_closure_changes_it(wood: Path) -> None:
    before = closure(wood, "trunk")
    (wood / "sap.py").write_text("SUGAR = 2\n")
    assert closure(wood, "trunk") != before


def test_data_counts_for_the_module_that_asks_where_it_lies(wood: Path) -> None:
    (wood / "nest" / "songs").mkdir()
    (wood / "nest" / "songs" / "dawn.scm").write_text("chirp")
    assert closure(wood, "nest.egg").data == {}
    (wood / "nest" / "egg.py").write_text('SONGS = Path(__file__).with_name("songs")\n')
    assert list(closure(wood, "nest.egg").data) == ["wood/nest/songs/dawn.scm"]
    assert list(closure(wood, "nest.straw").data) == []


def test_a_module_that_is_not_there_is_named(wood: Path) -> None:
    with pytest.raises(ModuleNotFoundError) as caught:
        closure(wood, "root")
    assert str(caught.value) == "wood.root is no module of wood"


def test_makers_are_functions_as_well_as_modules() -> None:
    assert code_of(draw_picture) == code_of("showfloor.outputs.pictures.draw")
    assert code_of(draw_picture) != code_of("showfloor.outputs.feeds")


def test_queries_of_the_highlighter_count_for_what_is_highlighted() -> None:
    found = code_closure("showfloor.compile.records").data
    assert "showfloor/highlight/queries/tsx.scm" not in found
    assert "showfloor/highlight/queries/typescript.scm" in found


def test_every_import_of_the_engine_is_seen() -> None:
    """What a scan of its text finds is what a parser finds."""
    root = Path(showfloor.__file__).parent
    engine = PythonCode(root)
    for file in sorted(root.rglob("*.py")):
        name = ".".join(file.relative_to(root.parent).with_suffix("").parts)
        tree = ast.parse(file.read_bytes())
        typed = {
            id(inner)
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            for part in node.body
            for inner in ast.walk(part)
        }
        parsed = {
            node.module
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module and id(node) not in typed
        }
        maker = name.removesuffix(".__init__")
        module = engine.module(maker)
        assert {one.module for one in module.imports if one.names} == parsed, name
