import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 1, label: '1 GB' },
  { value: 5, label: '5 GB' },
  { value: 10, label: '10 GB' },
  { value: 25, label: '25 GB' },
];

export default function SliderRestricted() {
  return (
    <Box sx={{ px: 3 }}>
      <Slider
        aria-label="Data per month"
        defaultValue={5}
        min={1}
        max={25}
        step={null}
        marks={marks}
        getAriaValueText={(value) => `${value} gigabytes`}
      />
    </Box>
  );
}
