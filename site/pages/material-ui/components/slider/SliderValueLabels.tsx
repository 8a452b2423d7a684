import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SliderValueLabels() {
  return (
    <Box sx={{ px: 2, pt: 4 }}>
      <Slider
        aria-label="Temperature, always visible"
        defaultValue={21}
        min={15}
        max={25}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => `${value} °C`}
      />
      <Slider
        aria-label="Humidity, visible on hover"
        defaultValue={45}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value}%`}
        sx={{ mt: 3 }}
      />
    </Box>
  );
}
