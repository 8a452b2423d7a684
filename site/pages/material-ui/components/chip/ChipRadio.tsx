import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const weights = ['500 g', '1 kg', '5 kg'];

export default function ChipRadio() {
  const [weight, setWeight] = useState('1 kg');

  return (
    <Stack
      role="radiogroup"
      aria-label="Weight"
      direction="row"
      spacing={1}
      sx={{
        '& input': { position: 'absolute', opacity: 0 },
        '& :focus-visible + .MuiChip-root': {
          outline: '2px solid',
          outlineOffset: 2,
        },
      }}
    >
      {weights.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="weight"
            checked={weight === name}
            onChange={() => setWeight(name)}
          />
          <Chip
            component="span"
            label={name}
            color={weight === name ? 'primary' : 'default'}
            sx={{ cursor: 'pointer' }}
          />
        </label>
      ))}
    </Stack>
  );
}
