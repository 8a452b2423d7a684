import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';

export default function TransitionAutoHeight() {
  const { transitions } = useTheme();
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</Button>
      <Box sx={{ display: 'flex', gap: 1, height: 250 }}>
        {[48, 120, 240].map((height) => {
          const duration = transitions.getAutoHeightDuration(height);
          return (
            <Box
              key={height}
              sx={{
                flex: 1,
                height: open ? height : 24,
                overflow: 'hidden',
                typography: 'body2',
                textAlign: 'center',
                bgcolor: 'action.selected',
                transition: transitions.create('height', { duration }),
              }}
            >
              {height} px: {duration} ms
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
