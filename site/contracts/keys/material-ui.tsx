// Components of Material UI in which keys are pressed.
import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { trees } from './options';

export { default as ThemeFields } from '../../components/ThemeViewer';

const rightToLeft = createTheme({ direction: 'rtl' });

export function Combobox() {
  return (
    <Autocomplete
      options={trees}
      renderInput={(params) => <TextField {...params} label="Tree" />}
    />
  );
}

export function ChipCombobox() {
  return (
    <Autocomplete
      multiple
      options={trees}
      defaultValue={['Alder', 'Ash']}
      renderInput={(params) => <TextField {...params} label="Trees" />}
    />
  );
}

export function ComboboxInDialog() {
  const [open, setOpen] = useState(true);
  return (
    <div>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <Combobox />
      </Dialog>
    </div>
  );
}

/** Tells why it was closed, and whether its form was submitted. */
export function FormDialog() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [pressed, setPressed] = useState('');
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <output>{reason}</output>
      <Dialog
        open={open}
        onClose={(_event, why) => {
          setReason(why);
          setOpen(false);
        }}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setPressed('submitted');
          }}
        >
          <input aria-label="Name" />
          <button type="button" onClick={() => setPressed('help')}>
            Help
          </button>
          <button type="submit">Save</button>
          <output>{pressed}</output>
        </form>
      </Dialog>
    </div>
  );
}

/** Shows the item that was chosen. */
export function ButtonMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState('');
  const close = () => setAnchor(null);
  return (
    <div>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Menu</Button>
      <output>{chosen}</output>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {trees.map((tree) => (
          <MenuItem
            key={tree}
            onClick={() => {
              setChosen(tree);
              close();
            }}
          >
            {tree}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

export function Radios() {
  return (
    <RadioGroup defaultValue="Ash" aria-label="Tree">
      {trees.slice(0, 3).map((tree) => (
        <FormControlLabel key={tree} value={tree} control={<Radio />} label={tree} />
      ))}
    </RadioGroup>
  );
}

export function UncheckedRadios() {
  return (
    <RadioGroup aria-label="Tree">
      {trees.slice(0, 3).map((tree) => (
        <FormControlLabel key={tree} value={tree} control={<Radio />} label={tree} />
      ))}
    </RadioGroup>
  );
}

export function Stars() {
  return <Rating name="stars" defaultValue={2} max={3} />;
}

export function NoStars() {
  return <Rating name="stars" max={3} />;
}

export function Options() {
  return (
    <Select defaultValue="Beech" inputProps={{ 'aria-label': 'Tree' }}>
      {trees.map((tree) => (
        <MenuItem key={tree} value={tree}>
          {tree}
        </MenuItem>
      ))}
    </Select>
  );
}

export function MultipleOptions() {
  return (
    <Select multiple defaultValue={['Alder']} inputProps={{ 'aria-label': 'Trees' }}>
      {trees.map((tree) => (
        <MenuItem key={tree} value={tree}>
          {tree}
        </MenuItem>
      ))}
    </Select>
  );
}

const range = {
  'aria-label': 'Volume',
  defaultValue: 50,
  min: 5,
  max: 95,
  step: 1,
  shiftStep: 10,
};

export function Volume() {
  return <Slider {...range} />;
}

export function RightToLeftVolume() {
  return (
    <ThemeProvider theme={rightToLeft}>
      <div dir="rtl">
        <Slider {...range} />
      </div>
    </ThemeProvider>
  );
}

/** Shows the action that was chosen. */
export function Dial() {
  const [chosen, setChosen] = useState('');
  return (
    <div style={{ height: 400, position: 'relative' }}>
      <output>{chosen}</output>
      <SpeedDial ariaLabel="Actions" icon="+" sx={{ position: 'absolute', bottom: 0 }}>
        {trees.slice(0, 3).map((tree) => (
          <SpeedDialAction
            key={tree}
            icon={tree[0]}
            slotProps={{ tooltip: { title: tree } }}
            onClick={() => setChosen(tree)}
          />
        ))}
      </SpeedDial>
    </div>
  );
}

function TabRow({ isVertical }: { isVertical: boolean }) {
  const [value, setValue] = useState(1);
  return (
    <Tabs
      value={value}
      orientation={isVertical ? 'vertical' : 'horizontal'}
      onChange={(_event, next) => setValue(next as number)}
      aria-label="Trees"
    >
      {trees.slice(0, 3).map((tree) => (
        <Tab key={tree} label={tree} />
      ))}
    </Tabs>
  );
}

export function RowOfTabs() {
  return <TabRow isVertical={false} />;
}

export function ColumnOfTabs() {
  return <TabRow isVertical />;
}

export function RightToLeftTabs() {
  return (
    <ThemeProvider theme={rightToLeft}>
      <div dir="rtl">
        <TabRow isVertical={false} />
      </div>
    </ThemeProvider>
  );
}

export function Toggles() {
  const [value, setValue] = useState<string[]>(['Ash']);
  return (
    <ToggleButtonGroup
      value={value}
      onChange={(_event, next) => setValue(next as string[])}
      aria-label="Trees"
    >
      {trees.slice(0, 3).map((tree) => (
        <ToggleButton key={tree} value={tree}>
          {tree}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
