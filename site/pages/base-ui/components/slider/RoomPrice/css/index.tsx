import { useState } from 'react';
import { Slider } from '@mui/base/Slider';
import { useTheme } from '@mui/system';
import { roomsBetween } from './rooms';
import './styles.css';

const prices = (value: number) => `€${value}`;

export default function RoomPrice() {
  const [price, setPrice] = useState<number | number[]>([60, 140]);
  const [rooms, setRooms] = useState(roomsBetween(price));
  const isRtl = useTheme().direction === 'rtl';

  return (
    <div className="RoomPrice-filter">
      <Slider
        className="RoomPrice-slider"
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
    </div>
  );
}
