"""Stories become the components that readers copy."""

import pytest

from showfloor.demos.stories import Stories
from showfloor.errors import SourceError

HEAD = """\
import * as React from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, type ButtonProps, Stack } from '@pine/ui';
import { action } from 'storybook/actions';
import Icon from './Icon';
import './button.css';
"""

META = """
const meta = {
  title: 'Button',
  component: Button,
  args: { children: 'Save', look: 'quiet' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;
"""

PATH = "pages/pine/button/Button.stories.tsx"


def code(story: str, *, meta: str = META) -> str:
    return Stories(f"{HEAD}{meta}\n{story}", PATH).code("Strong")


def component(story: str, *, meta: str = META) -> str:
    """Return the lines of the function alone."""
    return code(story, meta=meta).partition("export default function Strong() {\n")[2][:-3]


def test_arguments_are_props_and_nothing_else_of_the_file_is_there() -> None:
    story = "export const Strong: Story = { args: { look: 'strong' } };\n"
    assert code(story) == (
        "import { Button } from '@pine/ui';\n"
        "import './button.css';\n"
        "\n"
        "export default function Strong() {\n"
        '  return <Button look="strong">Save</Button>;\n'
        "}\n"
    )


@pytest.mark.parametrize(
    ("args", "element"),
    [
        ("{ children: undefined }", '<Button look="quiet">{undefined}</Button>'),
        ("{ disabled: true, size: 2 }", '<Button look="quiet" disabled size={2}>Save</Button>'),
        ("{ children: <b>Go</b> }", '<Button look="quiet"><b>Go</b></Button>'),
        ("{ children: '{' }", "<Button look=\"quiet\">{'{'}</Button>"),
        ('{ look: "it\'s" }', '<Button look={"it\'s"}>Save</Button>'),
        ("{ 'aria-label': 'Save' }", '<Button look="quiet" aria-label="Save">Save</Button>'),
        (
            "{ onClick() { return 1; } }",
            '<Button look="quiet" onClick={function onClick() { return 1; }}>Save</Button>',
        ),
        ("{ look }", "<Button look={look}>Save</Button>"),
        ("{ ...Quiet.args, size: 1 }", '<Button look="faint" size={1}>Later</Button>'),
        ("Quiet.args", '<Button look="faint">Later</Button>'),
    ],
)
def test_arguments_are_written_as_jsx(args: str, element: str) -> None:
    quiet = "export const Quiet = { args: { look: 'faint', children: 'Later' } };\n"
    story = f"{quiet}export const Strong: Story = {{ args: {args} }};\n"
    assert component(story) == f"  return {element};"


def test_a_long_element_has_a_line_for_each_prop() -> None:
    story = (
        "export const Strong = {\n"
        "  args: {\n"
        "    look: 'strong and wide',\n"
        "    title: 'Saves what is written in all fields',\n"
        "    style: {\n"
        "      margin: 8,\n"
        "    },\n"
        "  },\n"
        "};\n"
    )
    assert component(story) == (
        "  return (\n"
        "    <Button\n"
        '      look="strong and wide"\n'
        '      title="Saves what is written in all fields"\n'
        "      style={{\n"
        "        margin: 8,\n"
        "      }}\n"
        "    >\n"
        "      Save\n"
        "    </Button>\n"
        "  );"
    )


def test_a_story_that_renders_gets_its_arguments() -> None:
    story = (
        "const looks: ButtonProps['look'][] = ['strong', 'quiet'];\n"
        "export const Strong: Story = {\n"
        "  render: (args) => (\n"
        "    <Stack>\n"
        "      {looks.map((look) => (\n"
        "        <Button key={look} {...args} look={look} />\n"
        "      ))}\n"
        "    </Stack>\n"
        "  ),\n"
        "};\n"
    )
    assert code(story) == (
        "import type { ComponentProps } from 'react';\n"
        "import { Button, type ButtonProps, Stack } from '@pine/ui';\n"
        "import './button.css';\n"
        "\n"
        "const looks: ButtonProps['look'][] = ['strong', 'quiet'];\n"
        "\n"
        "export default function Strong() {\n"
        "  const args: ComponentProps<typeof Button> = { children: 'Save', look: 'quiet' };\n"
        "  return (\n"
        "    <Stack>\n"
        "      {looks.map((look) => (\n"
        "        <Button key={look} {...args} look={look} />\n"
        "      ))}\n"
        "    </Stack>\n"
        "  );\n"
        "}\n"
    )


@pytest.mark.parametrize(
    ("story", "typed"),
    [
        ("export const Strong = { render: function Render({ look, ...rest }) { BODY } };", ""),
        ("export const Strong = { render({ look, ...rest }: Props) { BODY } };", ": Props"),
        ("export const Strong = ({ look, ...rest }: Props) => { BODY };", ": Props"),
        ("export function Strong({ look, ...rest }: Props) { BODY }", ": Props"),
        ("const T = ({ look, ...rest }) => { BODY };\nexport const Strong = T;", ""),
        ("const T = ({ look, ...rest }) => { BODY };\nexport const Strong = T.bind({});", ""),
    ],
)
def test_statements_of_a_function_come_before_its_element(story: str, typed: str) -> None:
    element = "<Button {...rest} icon={<Icon />}>{look}</Button>"
    body = f"const [on] = React.useState(0); /* a */ return (/* b */ {element}); // c\n"
    written = code(story.replace("BODY", body))
    given = typed or ": ComponentProps<typeof Button>"
    assert written.removeprefix("import type { ComponentProps } from 'react';\n") == (
        "import * as React from 'react';\n"
        "import { Button } from '@pine/ui';\n"
        "import Icon from './Icon';\n"
        "import './button.css';\n"
        "\n"
        "export default function Strong() {\n"
        f"  const {{ look, ...rest }}{given} = {{ children: 'Save', look: 'quiet' }};\n"
        "  const [on] = React.useState(0);\n"
        "  return <Button {...rest} icon={<Icon />}>{look}</Button>;\n"
        "}\n"
    )


def test_what_is_assigned_to_a_story_is_its_own() -> None:
    story = (
        "const T = (args) => <Button {...args} />;\n"
        "export const Strong = T.bind({});\n"
        "Strong.args = { look: 'strong' };\n"
        "Strong.decorators = [(Story) => <p><Story /></p>];\n"
    )
    assert component(story) == (
        "  const args: ComponentProps<typeof Button> = { children: 'Save', look: 'strong' };\n"
        "  return <p><Button {...args} /></p>;"
    )


def test_what_storybook_watches_is_left_out() -> None:
    story = "export const Strong = { args: { onClick: action('click'), look: 'strong' } };\n"
    assert component(story) == '  return <Button look="strong">Save</Button>;'


def test_texts_of_templates_are_as_they_were() -> None:
    story = (
        "export const Strong = {\n  args: {\n    children: `one\n  two\n      three`,\n  },\n};\n"
    )
    assert component(story, meta="export default { component: Button };\n") == (
        "  return (\n    <Button>\n      {`one\n  two\n      three`}\n    </Button>\n  );"
    )


def test_declarations_come_with_what_changes_them() -> None:
    story = (
        "const { first, second } = { first: 1, second: 2 };\n"
        "const known = new Map();\n"
        "known.set('a', first);\n"
        "const other = new Map();\n"
        "other.set('b', 2);\n"
        "export const Strong = () => <i>{known.get('a')}</i>;\n"
    )
    assert code(story) == (
        "import './button.css';\n"
        "\n"
        "const { first, second } = { first: 1, second: 2 };\n"
        "\n"
        "const known = new Map();\n"
        "\n"
        "known.set('a', first);\n"
        "\n"
        "export default function Strong() {\n"
        "  return <i>{known.get('a')}</i>;\n"
        "}\n"
    )


def test_decorators_are_around_the_element_those_of_the_file_outside() -> None:
    meta = (
        "export default {\n"
        "  component: Button,\n"
        "  decorators: [\n"
        "    (Story) => (\n"
        "      <Stack>\n"
        "        <Story />\n"
        "      </Stack>\n"
        "    ),\n"
        "  ],\n"
        "} satisfies Meta;\n"
    )
    story = "export const Strong = { decorators: [/* a */ (Inner) => <p>{Inner()}</p>] };\n"
    assert component(story, meta=meta) == (
        "  return (\n    <Stack>\n      <p><Button /></p>\n    </Stack>\n  );"
    )


def test_a_decorator_is_around_what_is_no_element() -> None:
    story = "export const Strong = { render: () => on ? <b /> : <i />, decorators: [frame] };\n"
    frame = "const frame = (Story) => <p><Story /></p>;\n"
    assert component(f"{frame}{story}") == "  return <p>{on ? <b /> : <i />}</p>;"


WHY = "a demo is the component that a story draws"


@pytest.mark.parametrize(
    ("story", "meta", "error"),
    [
        (
            "export const Strong = {};",
            "export default { title: 'Button' };\n",
            (
                "has a story that draws nothing",
                9,
                "name a component in the default export, or write render in the story",
            ),
        ),
        (
            "export const Strong = { render: draw };",
            META,
            ("draws a story with no function", 17, "write the function there"),
        ),
        (
            "export const Strong = () => { throw 1; };",
            META,
            ("has a story without an element", 17, "return it at the end"),
        ),
        (
            "export const Strong = {\n  decorators: [withRouter],\n};",
            META,
            (
                "has a decorator that does more than to put elements around a story",
                18,
                "write it like (Story) => <div><Story /></div>, or use render in the story",
            ),
        ),
        (
            "export const Strong = { args: { ...defaults, ...(Quiet.args ?? {}) } };",
            META,
            (
                'has "defaults" where an object is expected',
                17,
                "write the object itself there, or write the demo in a file of its own",
            ),
        ),
        (
            "export const Strong = {\n  render: (args, { globals }) => <i>{globals}</i>,\n};",
            META,
            (
                "has a story that takes more than its arguments",
                18,
                "write what it needs in the story",
            ),
        ),
        (
            "export const Strong = { render: () => <i onClick={action('a')} /> };",
            META,
            (
                "has a story that needs action of Storybook",
                17,
                "write what it needs without Storybook, which readers of a demo do not have",
            ),
        ),
        (
            "export const Strong = {\n  decorators: [(S) => { on(); return <p><S /></p>; }],\n};",
            META,
            (
                "has a decorator that does more than to put elements around a story",
                18,
                "write it like (Story) => <div><Story /></div>, or use render in the story",
            ),
        ),
        (
            "export const Strong = meta.story({});",
            "const meta = preview.meta({});\nexport default meta;\n",
            (
                'has "preview.meta({})" where an object is expected',
                7,
                "write the object itself there, or write the demo in a file of its own",
            ),
        ),
        (
            "export const Strong = {\n  decorators: [(S) => <p title={title}><S /></p>],\n"
            "  render() {\n    const title = 'mine';\n    return <b>{title}</b>;\n  },\n};\n"
            "const title = 'all';",
            META,
            (
                "has a decorator that uses title, as the story calls its own",
                18,
                "give it another name in the story",
            ),
        ),
        (
            "export const Strong = {\n  decorators: [(S) => <p><S /></p>],\n"
            "  render() {\n    if (gone) return <i />;\n    return <b />;\n  },\n};",
            META,
            (
                "has a decorator around a story that returns in several places",
                18,
                "return once, at the end of the story, or write the elements in it",
            ),
        ),
        (
            "export const Strong = { args: {};",
            META,
            ("cannot be parsed", 17, "correct the code so that it compiles"),
        ),
    ],
)
def test_what_no_demo_can_be_made_of_is_named(
    story: str, meta: str, error: tuple[str, int, str]
) -> None:
    with pytest.raises(SourceError) as caught:
        code(story, meta=meta)
    one = caught.value
    assert (one.what, one.line, one.fix) == error
    assert (one.path.as_posix(), one.why) == (PATH, WHY)


def test_every_import_has_the_names_that_are_needed() -> None:
    imports = {
        "import Icon, { Button as Press, Unused } from '@pine/ui';": (
            "import Icon, { Button as Press } from '@pine/ui';"
        ),
        "import * as Pine from '@pine/ui/all';": "import * as Pine from '@pine/ui/all';",
        "import { Other } from '@pine/other';": "",
    }
    head = "\n".join(imports)
    story = "export const Strong = () => <Press icon={<Icon />}><Pine.Leaf /></Press>;\n"
    written = Stories(f"{head}\n{story}", PATH).code("Strong")
    assert written.partition("\n\n")[0].splitlines() == [one for one in imports.values() if one]


def test_a_decorator_may_be_around_functions_that_return() -> None:
    story = """export const Strong = {
  decorators: [(S) => <p><S /></p>],
  render() {
    const press = () => { return 1; };
    return <b onClick={press} />;
  },
};"""
    assert component(story).endswith("return <p><b onClick={press} /></p>;")


def test_the_function_of_a_mock_is_kept() -> None:
    head = "import { fn } from 'storybook/test';\n"
    story = "export const Strong = { args: { onPress: fn(), draw: fn((text) => <b>{text}</b>) } };"
    written = Stories(f"{HEAD}{head}{META}\n{story}", PATH).code("Strong")
    assert "draw={(text) => <b>{text}</b>}" in written
    assert "onPress" not in written
    assert "fn" not in written


@pytest.mark.parametrize(
    ("declared", "typed"),
    [
        ("", "ComponentProps<typeof Button>"),
        (": StoryObj<typeof meta>", "ComponentProps<typeof Button>"),
        (": StoryObj<ButtonProps & { count: number }>", "ButtonProps & { count: number }"),
    ],
)
def test_what_a_story_takes_has_the_type_of_the_story(declared: str, typed: str) -> None:
    story = f"export const Strong{declared} = {{\n  render: (args) => <Button {{...args}} />,\n}};"
    assert f"const args: {typed} = " in code(story)


def test_what_stories_take_has_the_type_of_the_default_export() -> None:
    meta = "const meta: Meta<ButtonProps> = { component: Button };\nexport default meta;\n"
    story = "export const Strong = { render: (args) => <Button {...args} /> };"
    written = code(story, meta=meta)
    assert "const args: ButtonProps = {};" in written
    assert "import { Button, type ButtonProps } from '@pine/ui';" in written


def test_a_type_that_the_story_names_is_imported_once() -> None:
    story = "export const Strong = (args: React.ComponentProps<typeof Button>) => <i {...args} />;"
    assert "import type { ComponentProps }" not in code(story)
