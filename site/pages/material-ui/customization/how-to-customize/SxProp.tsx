import Slider from '@mui/material/Slider';

export default function SxProp() {
  return (
    <Slider
      aria-label="Brightness"
      defaultValue={60}
      sx={{ width: 300, color: 'success.main' }}
    />
  );
}
