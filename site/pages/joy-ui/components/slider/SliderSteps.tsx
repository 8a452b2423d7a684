import Slider from '@mui/joy/Slider';

export default function SliderSteps() {
  return (
    <Slider
      aria-label="Tip in percent"
      min={5}
      max={25}
      step={5}
      shiftStep={10}
      marks
      defaultValue={15}
      valueLabelDisplay="auto"
      sx={{ width: 280 }}
    />
  );
}
