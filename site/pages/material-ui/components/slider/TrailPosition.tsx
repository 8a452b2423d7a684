import type { HTMLAttributes } from 'react';
import Box from '@mui/material/Box';
import Slider, { SliderThumb } from '@mui/material/Slider';
import HikingIcon from '@mui/icons-material/Hiking';

function HikerThumb({ children, ...props }: HTMLAttributes<HTMLSpanElement>) {
  return (
    <SliderThumb {...props}>
      {children}
      <HikingIcon sx={{ fontSize: 20 }} />
    </SliderThumb>
  );
}

export default function TrailPosition() {
  return (
    <Box sx={{ maxWidth: 340, mx: 'auto', px: 2, pt: 3 }}>
      <Slider
        aria-label="Your position on the trail"
        defaultValue={7}
        max={19}
        marks={[{ value: 4 }, { value: 12 }, { value: 16 }]}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `km ${value}`}
        slots={{ thumb: HikerThumb }}
        slotProps={{
          valueLabel: { className: 'trail-label' },
          mark: { 'aria-hidden': true },
        }}
        classes={{ mark: 'hut' }}
        sx={{
          height: 6,
          '& .MuiSlider-thumb': {
            width: 32,
            height: 32,
            color: 'background.paper',
            border: 2,
            borderColor: 'primary.main',
            '& svg': { color: 'primary.main' },
          },
          '& .hut': {
            width: 10,
            height: 10,
            opacity: 1,
            transform: 'translate(-50%, -50%) rotate(45deg)',
          },
          '& .trail-label': { bgcolor: 'primary.main', borderRadius: 1 },
        }}
      />
    </Box>
  );
}
