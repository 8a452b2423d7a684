import { useEffect, useState } from 'react';
import IconButton, { type IconButtonProps } from '@mui/joy/IconButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import type { Pitfall } from '../../pitfall';
import { logs, textOf } from '../../symptoms';

const Fruit = ({ label }: { label?: string }) => (
  <Select>
    <Option value="pear">Pear</Option>
    <Option value="apple" label={label}>
      <ListItemDecorator>🍎</ListItemDecorator>Apple
    </Option>
  </Select>
);

function Late({ first }: { first: string | null | undefined }) {
  const [value, setValue] = useState(first);
  useEffect(() => setValue('mira'), []);
  return (
    <Select value={value}>
      <Option value="mira">Mira</Option>
    </Select>
  );
}

function WithButton({ sx }: Pick<IconButtonProps, 'sx'>) {
  return (
    <Select
      startDecorator={<IconButton aria-label="Help" sx={sx} onClick={() => undefined} />}
      listboxId="list"
    >
      <Option value="mira">Mira</Option>
    </Select>
  );
}

const AboveHeader = () => (
  <>
    <Select>
      <Option value="mira">Mira</Option>
    </Select>
    <header style={{ position: 'sticky', top: 0, height: 200, zIndex: 1100 }} />
  </>
);

const above = extendTheme({ zIndex: { popup: 1200 } });

export default [
  {
    lead: 'The select is empty although `value` is set.',
    Failing: () => (
      <Select value={{ id: 'mira' }}>
        <Option value={{ id: 'mira' }}>Mira</Option>
      </Select>
    ),
    Fixed: () => (
      <Select value="mira">
        <Option value="mira">Mira</Option>
      </Select>
    ),
    symptom: async (stage) => (await textOf(stage, '[role=combobox]')) === '',
  },
  {
    lead: 'Typing does not find an option.',
    Failing: () => <Fruit />,
    Fixed: () => <Fruit label="Apple" />,
    symptom: async ({ click, type, find }) => {
      await click('[role=combobox]');
      await type('a');
      const option = await find('[role=option]:focus');
      return option.textContent !== '🍎Apple';
    },
  },
  {
    lead: '"useControllableReducer: The … component is changing an uncontrolled prop to be controlled: selectedValues".',
    Failing: () => <Late first={undefined} />,
    Fixed: () => <Late first={null} />,
    symptom: logs('is changing an uncontrolled prop to be controlled: selectedValues'),
  },
  {
    lead: 'A button in `startDecorator` opens the list.',
    Failing: () => <WithButton />,
    Fixed: () => <WithButton sx={{ zIndex: 1 }} />,
    symptom: async (stage) => {
      await stage.click('[aria-label=Help]');
      return (await stage.find('[role=combobox]')).ariaExpanded === 'true';
    },
  },
  {
    lead: 'The list is behind a sticky header.',
    Failing: () => <AboveHeader />,
    Fixed: () => (
      <CssVarsProvider theme={above}>
        <AboveHeader />
      </CssVarsProvider>
    ),
    symptom: async (stage) => {
      await stage.click('[role=combobox]');
      await stage.click('[role=option]');
      return (await textOf(stage, '[role=combobox]')) !== 'Mira';
    },
  },
] satisfies Pitfall[];
