import Slider from '@mui/joy/Slider';

export default function SliderBasic() {
  return (
    <Slider
      aria-label="Volume"
      defaultValue={40}
      valueLabelDisplay="auto"
      sx={{ width: 280 }}
    />
  );
}
