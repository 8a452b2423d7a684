import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: 'Soft' },
  { value: 5, label: 'Medium' },
  { value: 10, label: 'Firm' },
];

export default function SliderMarks() {
  return (
    <Box sx={{ px: 3 }}>
      <Slider
        aria-label="Mattress"
        defaultValue={4}
        max={10}
        marks={marks}
        getAriaValueText={(value) => `${value} of 10, 10 is firm`}
      />
    </Box>
  );
}
