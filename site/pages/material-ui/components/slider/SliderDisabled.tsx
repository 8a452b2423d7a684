import Slider from '@mui/material/Slider';

export default function SliderDisabled() {
  return <Slider disabled aria-label="Zoom" defaultValue={50} />;
}
