import { useState } from 'react';
import Slider from '@mui/joy/Slider';

export default function SliderRange() {
  const [price, setPrice] = useState([80, 220]);

  return (
    <Slider
      value={price}
      onChange={(_event, value) => setPrice(value as number[])}
      getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
      getAriaValueText={(value) => `${value} dollars`}
      max={400}
      step={10}
      valueLabelDisplay="on"
      valueLabelFormat={(value) => `$${value}`}
      sx={{ width: 280 }}
    />
  );
}
