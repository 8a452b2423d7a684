import type { HTMLAttributes } from 'react';
import Slider, { SliderThumb } from '@mui/material/Slider';
import DragHandleIcon from '@mui/icons-material/DragHandle';

function GripThumb({ children, ...props }: HTMLAttributes<HTMLSpanElement>) {
  return (
    <SliderThumb {...props}>
      {children}
      <DragHandleIcon sx={{ fontSize: 16, rotate: '90deg', color: '#fff' }} />
    </SliderThumb>
  );
}

export default function SliderSlots() {
  return (
    <Slider
      aria-label="Crop"
      component="div"
      defaultValue={60}
      slots={{ thumb: GripThumb }}
      slotProps={{ rail: { style: { opacity: 0.2 } } }}
      classes={{ track: 'crop-track' }}
      sx={{
        height: 8,
        '& .crop-track': { borderRadius: 1 },
        '& .MuiSlider-thumb': { width: 28, height: 28, borderRadius: 1.5 },
      }}
    />
  );
}
