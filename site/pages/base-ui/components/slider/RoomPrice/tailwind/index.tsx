import { useState } from 'react';
import { Slider } from '@mui/base/Slider';
import { useTheme } from '@mui/system';
import { roomsBetween } from './rooms';

const look = {
  root: { className: 'relative block h-18 cursor-pointer touch-none' },
  rail: {
    className:
      'absolute bottom-3.5 w-full border border-slate-400 dark:border-slate-500',
  },
  track: {
    className:
      'absolute bottom-3 border-3 border-slate-700 dark:border-slate-300',
  },
  // The pseudo-element is the grip below the price.
  thumb: {
    className:
      "absolute bottom-0 -ms-6 grid h-15 w-12 justify-items-center rounded-lg after:absolute after:bottom-[3px] after:rounded-full after:border-12 after:border-slate-700 after:content-[''] dark:after:border-slate-300 [&.base--focusVisible]:outline-2",
  },
};

const prices = (value: number) => `€${value}`;

export default function RoomPrice() {
  const [price, setPrice] = useState<number | number[]>([60, 140]);
  const [rooms, setRooms] = useState(roomsBetween(price));
  const isRtl = useTheme().direction === 'rtl';

  return (
    <div className="w-[300px] max-w-full px-6">
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
        slotProps={look}
      />
      <p role="status">Rooms at this price: {rooms}</p>
    </div>
  );
}
