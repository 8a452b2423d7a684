import Slider from '@mui/joy/Slider';

const size = (exponent: number) => Math.round(2 ** exponent);

export default function SliderScale() {
  return (
    <Slider
      aria-label="Largest upload"
      min={0}
      max={10}
      step={1}
      scale={size}
      defaultValue={7}
      valueLabelDisplay="on"
      valueLabelFormat={(value) => `${value} MB`}
      getAriaValueText={(value) => `${value} megabytes`}
      sx={{ width: 280 }}
    />
  );
}
