import Slider from '@mui/material/Slider';

export default function SliderBasic() {
  return <Slider aria-label="Volume" defaultValue={30} />;
}
