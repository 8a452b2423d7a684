import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

/** Fields for what a station has. */
export function Docks() {
  const id = useId();
  return (
    <>
      <Typography variant="h6" component="p" data-part="type">
        Docks
      </Typography>
      <Box sx={{ px: 1 }} data-part="color">
        <Typography id={`${id}-docks`} variant="body2" sx={{ mx: -1 }}>
          Number of docks
        </Typography>
        <Slider
          defaultValue={24}
          min={8}
          max={40}
          step={4}
          marks={marks}
          valueLabelDisplay="auto"
          aria-labelledby={`${id}-docks`}
        />
      </Box>
      <FormControl data-part="color">
        <FormLabel id={`${id}-power`}>Power</FormLabel>
        <RadioGroup row name={`${id}-power`} aria-labelledby={`${id}-power`} defaultValue="solar">
          <FormControlLabel value="mains" control={<Radio />} label="Mains" />
          <FormControlLabel value="solar" control={<Radio />} label="Solar" />
          <FormControlLabel value="swap" control={<Radio />} label="Battery swap" />
        </RadioGroup>
      </FormControl>
      <FormControl component="fieldset" data-part="color">
        <FormLabel component="legend">Equipment</FormLabel>
        <FormGroup row>
          <FormControlLabel control={<Checkbox defaultChecked />} label="Charges e-bikes" />
          <FormControlLabel control={<Checkbox defaultChecked />} label="Card terminal" />
          <FormControlLabel control={<Checkbox />} label="Repair stand" />
        </FormGroup>
      </FormControl>
      <FormControlLabel
        control={<Switch defaultChecked />}
        label="On the map from the first day"
        data-part="color"
      />
    </>
  );
}

const marks = [
  { value: 8, label: '8' },
  { value: 24, label: '24' },
  { value: 40, label: '40' },
];
