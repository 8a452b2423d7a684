import Slider from '@mui/joy/Slider';

export default function SliderSpecimen() {
  return <Slider defaultValue={60} aria-label="Volume" sx={{ width: 180 }} />;
}
