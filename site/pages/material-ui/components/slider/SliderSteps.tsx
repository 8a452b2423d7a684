import Slider from '@mui/material/Slider';

export default function SliderSteps() {
  return (
    <Slider
      aria-label="Minutes per session"
      defaultValue={30}
      min={10}
      max={60}
      step={5}
      shiftStep={15}
      marks
      valueLabelDisplay="auto"
    />
  );
}
