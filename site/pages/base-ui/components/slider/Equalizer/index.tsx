import { useState } from 'react';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { Box, styled } from '@mui/system';

const Slider = styled(BaseSlider)({
  position: 'relative',
  width: 32,
  height: 160,
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    insetInlineStart: 15,
    height: '100%',
    border: '1px solid',
    opacity: 0.5,
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetInlineStart: 4,
    // The slider places a vertical thumb from the block end.
    marginBlockEnd: -6,
    border: 'solid',
    borderWidth: '6px 12px',
    borderRadius: 4,
  },
  [`& .${sliderClasses.active}`]: { opacity: 0.7 },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: '2px solid',
    outlineOffset: 2,
  },
});

const decibels = (value: number) => `${value} decibels`;

export default function Equalizer() {
  const [bands, setBands] = useState({ Bass: 4, Voice: 0, Treble: -3 });

  return (
    <Box sx={{ display: 'flex', gap: 3, textAlign: 'center' }}>
      {Object.entries(bands).map(([band, value]) => (
        <Box
          key={band}
          sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}
        >
          <Slider
            aria-label={band}
            getAriaValueText={decibels}
            name={band}
            orientation="vertical"
            track={false}
            min={-12}
            max={12}
            shiftStep={6}
            value={value}
            onChange={(_event, next) => setBands({ ...bands, [band]: next })}
          />
          <span>{band}</span>
        </Box>
      ))}
    </Box>
  );
}
