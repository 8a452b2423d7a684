import { styled } from '@mui/material/styles';
import Slider, { sliderClasses } from '@mui/material/Slider';

const PriceSlider = styled(Slider)({
  [`& .${sliderClasses.rail}`]: { height: 8 },
  [`& .${sliderClasses.track}`]: { height: 8, border: 0 },
  [`& .${sliderClasses.thumb}`]: {
    borderRadius: 4,
    [`&.${sliderClasses.focusVisible}`]: { outline: '2px solid' },
  },
});

export default function DeeperElements() {
  return <PriceSlider aria-label="Highest price" defaultValue={60} />;
}
