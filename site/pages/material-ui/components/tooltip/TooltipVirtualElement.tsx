import { useState } from 'react';
import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipVirtualElement() {
  const [point, setPoint] = useState({ x: 0, y: 0, second: 0 });

  const follow = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const second = Math.round(((clientX - left) / width) * 60);
    setPoint({ x: clientX, y: top, second });
  };

  return (
    <Tooltip
      title={`Second ${point.second}`}
      placement="top"
      arrow
      slotProps={{
        popper: {
          anchorEl: {
            getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0),
          },
        },
      }}
    >
      <Box
        role="img"
        aria-label="Recording, 60 seconds"
        onMouseMove={follow}
        sx={{
          height: 56,
          borderRadius: 1,
          color: 'primary.main',
          background:
            'repeating-linear-gradient(90deg, currentColor 0 2px, transparent 0 8px)',
        }}
      />
    </Tooltip>
  );
}
