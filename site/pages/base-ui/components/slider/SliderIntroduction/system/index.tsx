import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';
import { useRtl } from '@mui/system/RtlProvider';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Panel = styled('div')({
  display: 'grid',
  gap: 16,
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 360px)',
  padding: 20,
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 12,
  font: `500 14px/20px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.raised,
});

const Slider = styled(BaseSlider)({
  position: 'relative',
  display: 'block',
  blockSize: 20,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: 8,
    blockSize: 4,
    borderRadius: 2,
  },
  [`& .${sliderClasses.rail}`]: {
    inlineSize: '100%',
    backgroundColor: quiet.line,
    opacity: 0.4,
  },
  [`& .${sliderClasses.track}`]: { backgroundColor: quiet.accent },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 0,
    boxSizing: 'border-box',
    inlineSize: 20,
    blockSize: 20,
    // Half its width, on the side from which the slider places it.
    marginInlineStart: -10,
    border: `2px solid ${quiet.accent}`,
    borderRadius: '50%',
    backgroundColor: quiet.surface,
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: 2,
  },
  [`&.${sliderClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});

export default function SliderIntroduction() {
  const isRtl = useRtl();

  return (
    <Panel>
      <span>Reading lamp</span>
      <Slider aria-label="Reading lamp" defaultValue={60} isRtl={isRtl} />
      <span>Ceiling light (no bulb)</span>
      <Slider aria-label="Ceiling light" disabled isRtl={isRtl} />
    </Panel>
  );
}
