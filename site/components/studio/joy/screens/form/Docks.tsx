import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Slider from '@mui/joy/Slider';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { useId } from 'react';

/** Fields for what a station has. */
export function Docks() {
  const id = useId();
  return (
    <>
      <Typography level="title-lg" component="p" data-part="type">
        Docks
      </Typography>
      <Box data-part="color">
        <Typography level="title-sm" component="p" id={`${id}-docks`}>
          Number of docks
        </Typography>
        <Box sx={{ px: 1.5 }}>
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
      </Box>
      <FormControl data-part="color">
        <FormLabel>Power</FormLabel>
        <RadioGroup orientation="horizontal" name={`${id}-power`} defaultValue="solar" sx={radios}>
          <Radio value="mains" label="Mains" />
          <Radio value="solar" label="Solar" />
          <Radio value="swap" label="Battery swap" />
        </RadioGroup>
      </FormControl>
      <Box role="group" aria-labelledby={`${id}-equipment`} data-part="color">
        <Typography level="title-sm" component="p" id={`${id}-equipment`} sx={{ mb: 1 }}>
          Equipment
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
          <Checkbox defaultChecked label="Charges e-bikes" />
          <Checkbox defaultChecked label="Card terminal" />
          <Checkbox label="Repair stand" />
        </Box>
      </Box>
      <FormControl orientation="horizontal" data-part="color" sx={between}>
        <FormLabel>On the map from the first day</FormLabel>
        <Switch defaultChecked />
      </FormControl>
    </>
  );
}

const radios = { '--RadioGroup-gap': '0px', flexWrap: 'wrap', columnGap: 2, rowGap: 1 };

const between = { justifyContent: 'space-between', gap: 2 };

const marks = [
  { value: 8, label: '8' },
  { value: 24, label: '24' },
  { value: 40, label: '40' },
];
