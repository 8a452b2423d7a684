import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

/** A thick line with a block on it. The track is the part left out. */
export const PlainSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 32,
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: 13,
    border: '3px solid',
  },
  [`& .${sliderClasses.rail}`]: { width: '100%' },
  [`&.${sliderClasses.trackInverted} .${sliderClasses.track}`]: {
    borderColor: 'light-dark(#d0d5dd, #475467)',
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
