import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MobileStepper from '@mui/material/MobileStepper';
import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';

const tiles = [
  { name: 'Waves', from: '#1565c0', to: '#80cbc4' },
  { name: 'Clay', from: '#8d4a2b', to: '#ffcc80' },
  { name: 'Lemon', from: '#2e7d32', to: '#fff176' },
  { name: 'Dusk', from: '#4527a0', to: '#f48fb1' },
];
const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export default function TileGallery() {
  const [active, setActive] = useState(0);
  const tile = tiles[active] ?? { name: '', from: 'none', to: 'none' };
  const move = (by: number) =>
    setActive((active + by + tiles.length) % tiles.length);

  return (
    <Box role="group" aria-label="Tiles" sx={{ width: 1, maxWidth: 320 }}>
      <Box
        role="img"
        aria-label={`${tile.name}, tile ${active + 1} of ${tiles.length}`}
        sx={{
          height: 160,
          borderRadius: 2,
          background: `repeating-conic-gradient(${tile.from} 0 25%, ${tile.to} 0 50%) 50% / 80px 80px`,
        }}
      />
      <MobileStepper
        variant="dots"
        position="static"
        steps={tiles.length}
        activeStep={active}
        slotProps={{
          root: { elevation: 0 },
          dots: { 'aria-hidden': true },
          dot: { sx: { width: 10, height: 10 } },
        }}
        classes={{ dotActive: 'tile-dot' }}
        sx={{
          bgcolor: 'transparent',
          '& .tile-dot': { borderRadius: 5, width: 24 },
        }}
        backButton={
          <IconButton aria-label="Previous tile" onClick={() => move(-1)}>
            <KeyboardArrowLeftIcon sx={mirrored} />
          </IconButton>
        }
        nextButton={
          <IconButton aria-label="Next tile" onClick={() => move(1)}>
            <KeyboardArrowRightIcon sx={mirrored} />
          </IconButton>
        }
      />
    </Box>
  );
}
