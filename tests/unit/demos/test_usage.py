from showfloor.demos.syntax import parse_tsx
from showfloor.demos.usage import Use, find_uses


def uses(text: str) -> dict[str, tuple[str, ...]]:
    return {f"{use.module} {use.name}": use.props for use in find_uses(parse_tsx(text))}


def test_props_are_those_of_all_elements() -> None:
    found = uses(
        """
        import Leaf from '@oak/kit/Leaf';
        export default () => (
          <>
            <Leaf size="big" onClick={() => <Leaf color="red" />} />
            <Leaf {...rest} aria-label="A leaf">Text</Leaf>
          </>
        );
        """
    )
    assert found == {
        "@oak/kit/Leaf default": ("aria-label", "children", "color", "onClick", "size")
    }


def test_names_are_those_of_the_module() -> None:
    text = "import { Leaf as Green, useTree } from '@oak/kit';\nconst a = <Green wet />;"
    assert uses(text) == {"@oak/kit Leaf": ("wet",), "@oak/kit useTree": ()}


def test_what_is_made_of_a_component_counts_for_it() -> None:
    text = """
    import { Leaf } from '@oak/kit';
    import { styled } from '@oak/style';
    const Big = styled(Leaf)(({ theme }) => ({ width: theme.big }));
    const Plain = styled('div')({});
    const a = <><Big dry /><Plain wet /></>;
    """
    assert uses(text) == {"@oak/kit Leaf": ("dry",), "@oak/style styled": ()}


def test_types_and_whole_modules_are_no_uses() -> None:
    text = "import * as React from 'react';\nimport type { LeafProps } from '@oak/kit';"
    assert find_uses(parse_tsx(text)) == ()


def test_a_namespace_is_not_taken_for_its_members() -> None:
    text = "import Menu from '@oak/kit/Menu';\nconst a = <Menu.Item id='a' />;"
    assert find_uses(parse_tsx(text)) == (
        Use(module="@oak/kit/Menu", name="default"),
        Use(module="@oak/kit/Menu", name="default.Item", props=("id",)),
    )


def test_what_is_typed_as_an_interface_gives_its_properties() -> None:
    text = """
    import type { Ring, Leaf as Green } from '@oak/kit';
    import { type Bud } from '@oak/kit';
    const rings: Ring<Tree>[] = [
      { width: 2, year: 1990, parts: [{ bark: 1 }] },
      { width: 3, draw: () => ({ dry: true }), shade },
      ...more,
    ];
    const leaf: Green = { size: 1, fall() {} };
    const bud = { late: true } satisfies Bud;
    const other: Tree = { tall: true };
    """
    assert uses(text) == {
        "@oak/kit Ring": ("draw", "parts", "shade", "width", "year"),
        "@oak/kit Leaf": ("fall", "size"),
        "@oak/kit Bud": ("late",),
    }


def test_properties_are_found_where_an_interface_is_made_on_the_way() -> None:
    text = """
    import type { Ring } from '@oak/kit';
    export default () => {
      const rings: readonly Ring[] = useMemo(() => [{ width: 2 }, wet ? { year: 1 } : thin], []);
      const [own, setOwn] = useState<Ring>({ shade: 3 });
      const told = tell((ring: Ring) => ({ never: ring }));
    };
    """
    assert uses(text) == {"@oak/kit Ring": ("shade", "width", "year")}


def test_what_a_hook_is_called_with_counts_for_it() -> None:
    text = """
    import { useTree } from '@oak/kit';
    const tree = useTree<Leaf>({ height: 3, 'leaves': 4, wet, onGrow() {} }, 2);
    const other = useBush({ dry: true });
    """
    assert find_uses(parse_tsx(text)) == (
        Use(module="@oak/kit", name="useTree", props=("height", "leaves", "onGrow", "wet")),
    )


def test_a_hook_is_called_with_the_props_of_components_around_it() -> None:
    text = """
    import { useTree } from '@oak/kit';
    import { Bush } from './Bush';
    const Tree = ({ name, ...rest }) => <p>{useTree({ ...rest /* all */ }).height}</p>;
    const a = <><Tree wet /><Bush dry /><b title="Oak" /></>;
    """
    assert find_uses(parse_tsx(text)) == (
        Use(module="@oak/kit", name="useTree", props=("wet",), passes_on=True),
        Use(module="./Bush", name="Bush", props=("dry",)),
    )


def members(text: str) -> dict[str, tuple[str, ...]]:
    return {use.name: use.members for use in find_uses(parse_tsx(text))}


def test_members_of_given_objects_are_paths() -> None:
    text = """
    import { Tree, useTree } from '@oak/kit';
    const veins = [{ width: 1 }, { shade: { dark: { never: 1 } } }];
    const kept = { bark: { thick: true } };
    const all = (
      <Tree
        name="Oak"
        veins={veins}
        rings={[{ year: 1 }, ...more.map((one) => ({ wet: one }))]}
        parts={{ leaf: ({ dry }) => ({ size: dry ? 1 : 2 }), bud: { late: true } }}
        {...kept}
      />
    );
    const tree = useTree({ parts: { leaf: { red: true } } });
    """
    assert members(text) == {
        "Tree": (
            "bark.thick", "parts.bud", "parts.bud.late", "parts.leaf", "parts.leaf.size",
            "rings.wet", "rings.year", "veins.shade", "veins.shade.dark", "veins.width",
        ),
        "useTree": ("parts.leaf", "parts.leaf.red"),
    }  # fmt: skip
    assert uses(text)["@oak/kit Tree"] == ("bark", "name", "parts", "rings", "veins")


def test_what_a_call_makes_of_a_variable_is_not_known() -> None:
    text = """
    import { Tree } from '@oak/kit';
    const data = [{ rings: 3 }];
    const a = <Tree veins={veinsOf(data)} rings={data.map(ringOf)} {...spread(data)} />;
    """
    assert members(text) == {"Tree": ()}


def test_a_variable_that_holds_itself_ends() -> None:
    text = """
    import { Tree } from '@oak/kit';
    const kept = { ...kept, bark: kept };
    const a = <Tree {...kept} />;
    """
    assert members(text) == {"Tree": ("bark.bark", "bark.bark.bark")}


def test_what_a_function_reads_of_a_typed_parameter_counts_for_the_type() -> None:
    text = """
    import type { LeafProps, BudProps, RingProps } from '@oak/kit';
    const Leaf = ({ size, color: shade, wet = true, ...rest }: LeafProps) => <p {...rest} />;
    function Bud(props: BudProps) {
      const { late, ...rest } = props;
      return <i {...rest}>{props.red ? rest.never : other.never}</i>;
    }
    const ring = (all?: RingProps) => all?.year;
    const own = ({ never }: Tree, many: LeafProps['size']) => never;
    """
    assert uses(text) == {
        "@oak/kit LeafProps": ("color", "size", "wet"),
        "@oak/kit BudProps": ("late", "red"),
        "@oak/kit RingProps": ("year",),
    }
