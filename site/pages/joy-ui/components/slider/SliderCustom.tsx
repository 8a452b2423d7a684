import Slider, { sliderClasses } from '@mui/joy/Slider';

export default function SliderCustom() {
  return (
    <Slider
      aria-label="Playback"
      defaultValue={35}
      color="neutral"
      sx={{
        width: 280,
        '--Slider-trackSize': '4px',
        '--Slider-thumbSize': '12px',
        '--Slider-railBackground': 'var(--joy-palette-neutral-softActiveBg)',
        [`& .${sliderClasses.thumb}`]: {
          transition: 'scale 120ms',
          '&:hover': { scale: '1.4' },
        },
      }}
    />
  );
}
