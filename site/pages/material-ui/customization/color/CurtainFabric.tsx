import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {
  alpha,
  darken,
  emphasize,
  getContrastRatio,
  lighten,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const fabrics = { Moss: '#5a6b2f', Clay: '#b4583c', Linen: '#e6dcc6' };
const changes = { alpha, lighten, darken, emphasize };

export default function CurtainFabric() {
  const id = useId();
  const [fabric, setFabric] = useState(fabrics.Clay);
  const [amount, setAmount] = useState(0.4);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <RadioGroup
        row
        aria-label="Fabric"
        value={fabric}
        onChange={(_event, value) => setFabric(value)}
      >
        {Object.entries(fabrics).map(([name, color]) => (
          <FormControlLabel
            key={name}
            value={color}
            control={<Radio size="small" />}
            label={name}
          />
        ))}
      </RadioGroup>
      <div>
        <FormLabel id={id}>Amount: {amount}</FormLabel>
        <Slider
          aria-labelledby={id}
          min={0}
          max={1}
          step={0.05}
          value={amount}
          onChange={(_event, value) => setAmount(value)}
        />
      </div>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
      >
        {Object.entries(changes).map(([name, change]) => {
          const color = change(fabric, amount);
          return (
            <Box
              key={name}
              component="li"
              sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
            >
              <Box sx={{ width: 72, height: 40, bgcolor: color }} />
              <Typography variant="body2" sx={{ minWidth: 0 }}>
                {name}: <bdi>{color}</bdi>
                {name !== 'alpha' &&
                  `, ${getContrastRatio(color, '#fff').toFixed(1)}:1 on white`}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Stack>
  );
}
