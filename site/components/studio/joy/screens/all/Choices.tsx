import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Slider from '@mui/joy/Slider';
import Switch from '@mui/joy/Switch';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { useId, useState } from 'react';
import { Group } from './Group';

/** What is switched, checked, chosen or moved. */
export function Choices() {
  const id = useId();
  const [unit, setUnit] = useState('km');
  return (
    <Group title="Selection">
      <Box sx={line} data-part="color">
        <Checkbox defaultChecked label="Helmet" />
        <Checkbox color="success" defaultChecked label="Basket" />
        <Checkbox indeterminate label="Lock" />
        <Checkbox disabled label="Trailer" />
      </Box>
      <RadioGroup
        orientation="horizontal"
        name={`${id}-fare`}
        defaultValue="ride"
        aria-label="Fare"
        data-part="color"
        sx={{ ...line, '--RadioGroup-gap': '0px', my: 0 }}
      >
        <Radio value="ride" label="By ride" />
        <Radio value="day" label="By day" />
        <Radio value="year" label="By year" disabled />
      </RadioGroup>
      <Box sx={line} data-part="color">
        <Light label="Lights" defaultChecked />
        <Light label="Alarm" color="success" defaultChecked />
        <Light label="Ghost" />
      </Box>
      <Box sx={{ px: 1 }} data-part="color">
        <Slider defaultValue={[20, 60]} getAriaLabel={(index) => ends[index] ?? ''} />
        <Slider color="success" size="sm" defaultValue={40} aria-label="Volume" />
      </Box>
      <ToggleButtonGroup
        size="sm"
        value={unit}
        onChange={(_event, value) => setUnit(value ?? unit)}
        aria-label="Unit"
        data-part="button"
      >
        <Button value="km">km</Button>
        <Button value="mi">mi</Button>
        <Button value="min">min</Button>
      </ToggleButtonGroup>
    </Group>
  );
}

interface LightProps {
  readonly label: string;
  readonly color?: 'success';
  readonly defaultChecked?: boolean;
}

function Light({ label, ...props }: LightProps) {
  return (
    <Typography component="label" startDecorator={<Switch {...props} />}>
      {label}
    </Typography>
  );
}

const ends = ['Least charge', 'Most charge'];

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 };
