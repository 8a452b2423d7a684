import { useState } from 'react';
import Box from '@mui/system/Box';

const sizes = ['Small', 'Medium', 'Large'];

export default function BorderOutline() {
  const [selected, setSelected] = useState('Medium');
  return (
    <Box
      role="group"
      aria-label="Size"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      {sizes.map((size) => (
        <Box
          key={size}
          component="button"
          type="button"
          aria-pressed={selected === size}
          onClick={() => setSelected(size)}
          sx={{
            px: 2,
            py: 1,
            border: 1,
            borderColor: 'light-dark(#64748b, #94a3b8)',
            borderRadius: 2,
            outline: selected === size ? 3 : 0,
            outlineColor: 'light-dark(#0f766e, #5eead4)',
            bgcolor: 'transparent',
            color: 'inherit',
            font: 'inherit',
            cursor: 'pointer',
            '&:focus-visible': { outline: '3px dashed' },
          }}
        >
          {size}
        </Box>
      ))}
    </Box>
  );
}
