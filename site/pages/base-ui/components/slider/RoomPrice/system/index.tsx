import { useState } from 'react';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { Box, styled, useTheme } from '@mui/system';
import { roomsBetween } from './rooms';

const Slider = styled(BaseSlider)({
  position: 'relative',
  display: 'block',
  height: 72,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockEnd: 14,
    border: '1px solid light-dark(#8a94a6, #667085)',
  },
  [`& .${sliderClasses.rail}`]: { width: '100%' },
  [`& .${sliderClasses.track}`]: {
    insetBlockEnd: 12,
    borderWidth: 3,
    borderColor: 'light-dark(#344054, #d0d5dd)',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockEnd: 0,
    display: 'grid',
    justifyItems: 'center',
    width: 48,
    height: 60,
    marginInlineStart: -24,
    borderRadius: 8,
    // The grip below the price.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 3,
      border: '12px solid light-dark(#344054, #d0d5dd)',
      borderRadius: '50%',
    },
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '2px solid' },
});

const prices = (value: number) => `€${value}`;

export default function RoomPrice() {
  const [price, setPrice] = useState<number | number[]>([60, 140]);
  const [rooms, setRooms] = useState(roomsBetween(price));
  const isRtl = useTheme().direction === 'rtl';

  return (
    <Box sx={{ width: 300, maxWidth: '100%', px: 3 }}>
      <Slider
        min={20}
        max={200}
        step={10}
        disableSwap
        isRtl={isRtl}
        value={price}
        onChange={(_event, value) => setPrice(value)}
        onChangeCommitted={(_event, value) => setRooms(roomsBetween(value))}
        getAriaLabel={(index) => (index ? 'Highest price' : 'Lowest price')}
        getAriaValueText={prices}
        valueLabelFormat={prices}
        slots={{ valueLabel: 'span' }}
      />
      <p role="status">Rooms at this price: {rooms}</p>
    </Box>
  );
}
