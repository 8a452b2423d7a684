import { useEffect, useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectProps } from '@mui/material/Select';
import type { Pitfall, Stage } from '../../pitfall';

function Fruit({ first = '', ...props }: { first?: unknown } & Partial<SelectProps>) {
  const [value, setValue] = useState(first);
  return (
    <Select value={value} onChange={(event) => setValue(event.target.value)} {...props}>
      {props.children ?? [
        <MenuItem key="a" value="apple">
          Apple
        </MenuItem>,
        <MenuItem key="p" value="pear">
          Pear
        </MenuItem>,
      ]}
    </Select>
  );
}

function Late({ first }: { first: string | undefined }) {
  const [value, setValue] = useState(first);
  useEffect(() => setValue('pear'), []);
  return <Fruit value={value} />;
}

/** What a browser does that fills in a text. */
async function autofill({ find, settled }: Stage, text: string) {
  const input = await find('input');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  setter?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

const opened = async ({ click }: Stage) => click('[role=combobox]');

export default [
  {
    lead: '`` MUI: You have provided an out-of-range value `berlin` for the select component. ``',
    Failing: () => <Fruit value="plum" />,
    Fixed: () => <Fruit value="" />,
    symptom: async ({ messages }) =>
      (await messages()).includes('MUI: You have provided an out-of-range value'),
  },
  {
    lead: '`` MUI: The `value` prop must be an array when using the `Select` component with `multiple`. ``',
    Failing: () => <Fruit multiple value="" />,
    Fixed: () => <Fruit multiple value={[]} />,
    symptom: async ({ messages }) =>
      (await messages()).includes('The `value` prop must be an array'),
  },
  {
    lead: 'The field stays empty although the value has been set.',
    Failing: () => <Late first={undefined} />,
    Fixed: () => <Late first="" />,
    symptom: async ({ find }) => !(await find('[role=combobox]')).textContent.includes('Pear'),
  },
  {
    lead: 'Options cannot be chosen.',
    Failing: () => (
      <Fruit>
        <div>
          <MenuItem value="pear">Pear</MenuItem>
        </div>
      </Fruit>
    ),
    Fixed: () => (
      <Fruit>
        <MenuItem value="pear">Pear</MenuItem>
      </Fruit>
    ),
    symptom: async (stage) => {
      await opened(stage);
      await stage.click('li');
      return !(await stage.find('[role=combobox]')).textContent.includes('Pear');
    },
  },
  {
    lead: '`slotProps.list` in `MenuProps` has no effect.',
    Failing: () => <Fruit MenuProps={{ slotProps: { list: { className: 'fruit' } } }} />,
    Fixed: () => <Fruit MenuProps={{ slotProps: { paper: { className: 'fruit' } } }} />,
    symptom: async (stage) => {
      await opened(stage);
      return document.querySelector('.fruit') === null;
    },
  },
  {
    lead: 'Keyboard focus jumps in a multiple select.',
    Failing: () => <Fruit multiple first={['apple', 'pear']} />,
    Fixed: () => <Fruit multiple first={['apple', 'pear']} MenuProps={{ variant: 'menu' }} />,
    symptom: async (stage) => {
      await opened(stage);
      await stage.click('[data-value=pear]');
      return stage.within(() => document.activeElement?.textContent === 'Apple');
    },
  },
  {
    lead: 'Browser autofill has no effect.',
    Failing: () => (
      <Fruit>
        <MenuItem value={10}>Ten</MenuItem>
      </Fruit>
    ),
    Fixed: () => (
      <Fruit>
        <MenuItem value="10">Ten</MenuItem>
      </Fruit>
    ),
    symptom: async (stage) => {
      await autofill(stage, '10');
      return !(await stage.find('[role=combobox]')).textContent.includes('Ten');
    },
  },
  {
    lead: 'All menus have the same id.',
    Failing: () => <Fruit />,
    Fixed: () => <Fruit name="fruit" />,
    symptom: async (stage) => {
      await opened(stage);
      return (await stage.find('.MuiMenu-root')).id === 'menu-';
    },
  },
] satisfies Pitfall[];
