import { useId } from 'react';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { Box, styled, useTheme } from '@mui/system';

const full = 'light-dark(#344054, #d0d5dd)';

const Slider = styled(BaseSlider)({
  position: 'relative',
  display: 'block',
  height: 32,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: 14,
    height: 4,
    borderRadius: 2,
  },
  [`& .${sliderClasses.rail}`]: {
    width: '100%',
    backgroundColor: 'light-dark(#8a94a6, #667085)',
  },
  [`& .${sliderClasses.track}`]: { backgroundColor: full },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 6,
    width: 20,
    height: 20,
    // Half its width, on the side from which the slider places it.
    marginInlineStart: -10,
    border: `4px solid ${full}`,
    borderRadius: '50%',
    backgroundColor: 'light-dark(#ffffff, #101828)',
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: `2px solid ${full}`,
    outlineOffset: 2,
  },
  [`&.${sliderClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
  '@media (forced-colors: active)': {
    [`& .${sliderClasses.rail}`]: { backgroundColor: 'CanvasText' },
    [`& .${sliderClasses.track}`]: { backgroundColor: 'Highlight' },
  },
});

export default function SliderIntroduction() {
  const label = useId();
  const isRtl = useTheme().direction === 'rtl';

  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: '10px' }}>
      <div id={label}>Reading lamp</div>
      <Slider aria-labelledby={label} defaultValue={60} isRtl={isRtl} />
      <div>Ceiling light (no bulb)</div>
      <Slider aria-label="Ceiling light" disabled isRtl={isRtl} />
    </Box>
  );
}
