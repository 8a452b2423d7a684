import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

/** A line with a block on it. */
export const PlainSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 32,
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: 15,
    border: '1px solid',
  },
  [`& .${sliderClasses.rail}`]: { width: '100%', opacity: 0.5 },
  [`& .${sliderClasses.track}`]: { insetBlockStart: 13, borderWidth: 3 },
  [`& .${sliderClasses.mark}`]: {
    position: 'absolute',
    insetBlockStart: 24,
    height: 6,
    borderInlineStart: '1px solid',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 4,
    marginInlineStart: -6,
    border: 'solid',
    borderWidth: '12px 6px',
    borderRadius: 4,
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: '2px solid',
    outlineOffset: 2,
  },
});
