// Components of Joy UI in which keys are pressed.
import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Option from '@mui/joy/Option';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Select from '@mui/joy/Select';
import Slider from '@mui/joy/Slider';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { trees } from './options';

export { default as ThemeFields } from '../../components/JoyThemeViewer';

export function Combobox() {
  return <Autocomplete aria-label="Tree" options={trees} clearOnEscape />;
}

export function KeptCombobox() {
  return <Autocomplete aria-label="Tree" options={trees} />;
}

export function ChipCombobox() {
  return (
    <Autocomplete aria-label="Trees" multiple options={trees} defaultValue={['Alder', 'Ash']} />
  );
}

/** Shows the item that was chosen. */
export function ButtonMenu() {
  const [chosen, setChosen] = useState('');
  return (
    <div>
      <Dropdown>
        <MenuButton>Menu</MenuButton>
        <Menu>
          {trees.map((tree) => (
            <MenuItem key={tree} onClick={() => setChosen(tree)}>
              {tree}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <output>{chosen}</output>
    </div>
  );
}

export function Radios() {
  return (
    <RadioGroup defaultValue="Ash" aria-label="Tree">
      {trees.slice(0, 3).map((tree) => (
        <Radio key={tree} value={tree} label={tree} />
      ))}
    </RadioGroup>
  );
}

export function UncheckedRadios() {
  return (
    <RadioGroup aria-label="Tree">
      {trees.slice(0, 3).map((tree) => (
        <Radio key={tree} value={tree} label={tree} />
      ))}
    </RadioGroup>
  );
}

export function Options() {
  return (
    <Select defaultValue="Beech" slotProps={{ button: { 'aria-label': 'Tree' } }}>
      {trees.map((tree) => (
        <Option key={tree} value={tree}>
          {tree}
        </Option>
      ))}
    </Select>
  );
}

export function Volume() {
  return <Slider aria-label="Volume" defaultValue={50} min={4} max={96} step={2} shiftStep={10} />;
}

interface RowProps {
  orientation?: 'horizontal' | 'vertical';
}

function Row({ orientation = 'horizontal' }: RowProps) {
  return (
    <Tabs defaultValue="Ash" orientation={orientation}>
      <TabList aria-label="Trees">
        {trees.slice(0, 3).map((tree) => (
          <Tab key={tree} value={tree}>
            {tree}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}

export function RowOfTabs() {
  return <Row />;
}

export function ColumnOfTabs() {
  return <Row orientation="vertical" />;
}

export function Toggles() {
  const [value, setValue] = useState<string[]>(['Ash']);
  return (
    <ToggleButtonGroup value={value} onChange={(_event, next) => setValue(next)} aria-label="Trees">
      {trees.slice(0, 3).map((tree) => (
        <Button key={tree} value={tree}>
          {tree}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
