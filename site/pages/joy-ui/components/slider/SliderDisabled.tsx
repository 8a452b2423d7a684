import Slider from '@mui/joy/Slider';

export default function SliderDisabled() {
  return (
    <Slider
      disabled
      aria-label="Volume"
      defaultValue={30}
      sx={{ width: 280 }}
    />
  );
}
