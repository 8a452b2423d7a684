import Slider from '@mui/material/Slider';

export default function SliderSpecimen() {
  return <Slider defaultValue={64} sx={{ width: 190 }} />;
}
