import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Grow from '@mui/material/Grow';
import Stack from '@mui/material/Stack';

const seeds = ['Kale', 'Radish', 'Cress', 'Sorrel'];

export default function SeedTray() {
  const [sown, setSown] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        aria-pressed={sown}
        onClick={() => setSown(!sown)}
      >
        Show what is sown
      </Button>
      <Box sx={{ display: 'flex', gap: 1, height: 32 }}>
        {seeds.map((seed, index) => (
          <Grow
            key={seed}
            in={sown}
            appear={false}
            timeout={400}
            easing="cubic-bezier(0.2, 1.4, 0.4, 1)"
            style={{
              transformOrigin: 'bottom',
              transitionDelay: sown ? `${index * 80}ms` : '0ms',
            }}
          >
            <Chip label={seed} />
          </Grow>
        ))}
      </Box>
    </Stack>
  );
}
