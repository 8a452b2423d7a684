import Slider, { sliderClasses } from '@mui/joy/Slider';

const marks = [
  { value: 0, label: 'Very cold' },
  { value: 100, label: 'Very hot' },
];

export default function SliderEdgeLabels() {
  return (
    <Slider
      aria-label="Shower"
      defaultValue={60}
      marks={marks}
      sx={{
        width: 260,
        [`& .${sliderClasses.markLabel}[data-index="0"]`]: {
          transform: 'none',
        },
        [`& .${sliderClasses.markLabel}[data-index="1"]`]: {
          transform: 'translateX(-100%)',
        },
      }}
    />
  );
}
