// Components of Base UI in which keys are pressed.
import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { Modal } from '@mui/base/Modal';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { Slider } from '@mui/base/Slider';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { Combobox as LookCombobox } from '../../families/base-ui/look/Combobox';
import { trees } from './options';

export { default as Accordion } from '../../pages/base-ui/components/accordion/AccordionControlled';
export { default as DrawerWithLinks } from '../../pages/base-ui/components/drawer/DrawerNavigation';
export { default as IconTooltips } from '../../pages/base-ui/components/tooltip/TooltipIconButton';

export function Summaries() {
  return (
    <div>
      <details open>
        <summary>First</summary>
        <a href="#first">Link</a>
      </details>
      <details>
        <summary>Second</summary>
        Text
      </details>
    </div>
  );
}

export function Combobox() {
  return <LookCombobox label="Tree" options={trees} clearOnEscape />;
}

export function FreeCombobox() {
  return <LookCombobox label="Tree" options={trees} freeSolo />;
}

export function TagCombobox() {
  return <LookCombobox label="Trees" multiple options={trees} defaultValue={['Alder', 'Ash']} />;
}

export function FreeTagCombobox() {
  return <LookCombobox label="Trees" multiple freeSolo options={trees} />;
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

/** Tells why it was closed. */
export function ReasonModal() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <div>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{reason}</output>
      <Modal
        open={open}
        onClose={(_event, why) => {
          setReason(why);
          setOpen(false);
        }}
      >
        <div role="dialog" aria-label="Note">
          <input aria-label="Title" />
          <input aria-label="Text" />
        </div>
      </Modal>
    </div>
  );
}

export function Amount() {
  return (
    <NumberInput
      aria-label="Amount"
      defaultValue={50}
      min={5}
      max={95}
      step={2}
      shiftMultiplier={10}
    />
  );
}

export function Options() {
  return (
    <Select aria-label="Tree">
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

export function Marks() {
  return (
    <Slider
      aria-label="Volume"
      defaultValue={40}
      min={0}
      max={100}
      step={null}
      marks={[0, 15, 40, 70, 100].map((value) => ({ value }))}
    />
  );
}

interface RowProps {
  direction?: 'ltr' | 'rtl';
  orientation?: 'horizontal' | 'vertical';
}

/** Labels are not the values, so that it shows by which a letter finds a tab. */
function Row({ direction = 'ltr', orientation = 'horizontal' }: RowProps) {
  return (
    <Tabs defaultValue="Ash" direction={direction} orientation={orientation}>
      <TabsList aria-label="Trees">
        {trees.map((tree, index) => (
          <Tab key={tree} value={tree}>
            {`No. ${index}`}
          </Tab>
        ))}
      </TabsList>
      {trees.map((tree) => (
        <TabPanel key={tree} value={tree} tabIndex={0}>
          About {tree}
        </TabPanel>
      ))}
    </Tabs>
  );
}

export function RowOfTabs() {
  return <Row />;
}

export function ColumnOfTabs() {
  return <Row orientation="vertical" />;
}

export function RightToLeftTabs() {
  return <Row direction="rtl" />;
}
