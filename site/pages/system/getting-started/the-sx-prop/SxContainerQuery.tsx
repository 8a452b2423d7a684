import { useState } from 'react';
import Box from '@mui/system/Box';

export default function SxContainerQuery() {
  const [width, setWidth] = useState(260);

  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center' }}>
      <Box
        style={{ width }}
        sx={{
          containerType: 'inline-size',
          maxWidth: '100%',
          border: 1,
          borderRadius: 2,
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@400': 'row' },
            gap: 2,
            p: { '@': 2, '@400': 3 },
          }}
        >
          <Box
            sx={{
              flex: 1,
              minHeight: 72,
              borderRadius: 1,
              background: 'linear-gradient(135deg, #0ea5e9, #14b8a6)',
            }}
          />
          <Box sx={{ flex: 2 }}>Weekend in Porto, two nights by the river</Box>
        </Box>
      </Box>
      <label>
        Panel width{' '}
        <input
          type="range"
          min={220}
          max={560}
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
        />
      </label>
    </Box>
  );
}
