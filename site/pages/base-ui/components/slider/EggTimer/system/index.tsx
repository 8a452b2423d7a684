import { useState } from 'react';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { Box, styled, useTheme } from '@mui/system';

const line = 'light-dark(#667085, #98a2b3)';
const full = 'light-dark(#344054, #d0d5dd)';

const Slider = styled(BaseSlider)({
  position: 'relative',
  display: 'block',
  height: 64,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    insetBlockStart: 15,
    width: '100%',
    border: `1px solid ${line}`,
  },
  [`& .${sliderClasses.mark}`]: {
    position: 'absolute',
    insetBlockStart: 8,
    height: 16,
    marginInlineStart: -1,
    borderInlineStart: `2px solid ${line}`,
  },
  [`& .${sliderClasses.markLabel}`]: {
    position: 'absolute',
    insetBlockStart: 36,
    width: 64,
    marginInlineStart: -32,
    textAlign: 'center',
  },
  [`& .${sliderClasses.markLabelActive}`]: { fontWeight: 700 },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 2,
    marginInlineStart: -10,
    // As wide as it is high would be a ball: this is an egg.
    borderStyle: 'solid',
    borderColor: full,
    borderWidth: '14px 10px',
    borderRadius: '50% / 60% 60% 40% 40%',
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: `2px solid ${full}`,
    outlineOffset: 2,
  },
});

const eggs = [
  { value: 4, label: 'Runny' },
  { value: 6, label: 'Soft' },
  { value: 10, label: 'Hard' },
];

export default function EggTimer() {
  const [minutes, setMinutes] = useState<number | number[]>(6);
  const isRtl = useTheme().direction === 'rtl';

  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
      <Slider
        aria-label="Boiling time"
        aria-valuetext={`${minutes} minutes`}
        min={3}
        max={11}
        step={null}
        marks={eggs}
        track={false}
        isRtl={isRtl}
        value={minutes}
        onChange={(_event, value) => setMinutes(value)}
      />
      <div>Boil for {minutes} minutes</div>
    </Box>
  );
}
