import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { Group } from './Group';

/** What is switched, checked, chosen or moved. */
export function Choices() {
  const id = useId();
  const [unit, setUnit] = useState('km');
  return (
    <Group title="Selection">
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }} data-part="color">
        <FormControlLabel control={<Checkbox defaultChecked />} label="Helmet" />
        <FormControlLabel control={<Checkbox color="secondary" defaultChecked />} label="Basket" />
        <FormControlLabel control={<Checkbox indeterminate />} label="Lock" />
        <FormControlLabel control={<Checkbox disabled />} label="Trailer" />
      </Box>
      <RadioGroup row name={`${id}-fare`} defaultValue="ride" aria-label="Fare" data-part="color">
        <FormControlLabel value="ride" control={<Radio />} label="By ride" />
        <FormControlLabel value="day" control={<Radio />} label="By day" />
        <FormControlLabel value="year" control={<Radio disabled />} label="By year" disabled />
      </RadioGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }} data-part="color">
        <FormControlLabel control={<Switch defaultChecked />} label="Lights" />
        <FormControlLabel control={<Switch color="success" defaultChecked />} label="Alarm" />
        <FormControlLabel control={<Switch />} label="Ghost" />
      </Box>
      <Box sx={{ px: 1 }} data-part="color">
        <Slider defaultValue={[20, 60]} getAriaLabel={(index) => ends[index] ?? ''} />
        <Slider color="secondary" size="small" defaultValue={40} aria-label="Volume" />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={unit}
          onChange={(_event, value: string | null) => setUnit(value ?? unit)}
          aria-label="Unit"
          data-part="button"
        >
          <ToggleButton value="km">km</ToggleButton>
          <ToggleButton value="mi">mi</ToggleButton>
          <ToggleButton value="min">min</ToggleButton>
        </ToggleButtonGroup>
        <Rating name={`${id}-rating`} defaultValue={4} data-part="color" />
      </Box>
    </Group>
  );
}

const ends = ['Least charge', 'Most charge'];
