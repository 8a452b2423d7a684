import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const cabins = [65, 80, 95, 95, 120, 140, 180, 230];

export default function CabinPrices() {
  const [span, setSpan] = useState([80, 140]);
  const [low = 0, high = 0] = span;
  const found = cabins.filter((price) => price >= low && price <= high);

  return (
    <Box sx={{ maxWidth: 340, mx: 'auto' }}>
      <Typography>
        Price a night: €{low} to €{high}
      </Typography>
      <Slider
        getAriaLabel={(index) =>
          index === 0 ? 'Lowest price' : 'Highest price'
        }
        getAriaValueText={(price) => `${price} euros`}
        min={50}
        max={250}
        step={5}
        value={span}
        onChange={(_event, next) => setSpan(next)}
      />
      <Typography variant="body2" color="text.secondary">
        Shows {found.length} of {cabins.length} cabins
      </Typography>
    </Box>
  );
}
