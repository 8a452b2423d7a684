import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import MyLocationIcon from '@mui/icons-material/MyLocation';

export default function TrailMap() {
  const [away, setAway] = useState(true);

  return (
    <Box
      sx={{
        position: 'relative',
        height: 200,
        maxWidth: 400,
        mx: 'auto',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        backgroundImage:
          'repeating-radial-gradient(circle at 30% 60%, transparent 0 22px, currentColor 22px 23px)',
        color: 'divider',
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          top: 92,
          insetInlineStart: '50%',
          width: 16,
          height: 16,
          borderRadius: '50%',
          bgcolor: 'primary.main',
          transition: 'translate 300ms',
          translate: away ? '-8px -56px' : '-8px 0',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      />
      <Button
        size="small"
        variant="contained"
        onClick={() => setAway(true)}
        sx={{ position: 'absolute', top: 12, insetInlineStart: 12 }}
      >
        Look ahead
      </Button>
      <Zoom in={away} unmountOnExit>
        <Fab
          size="medium"
          aria-label="Back to where I am"
          onClick={() => setAway(false)}
          sx={{ position: 'absolute', bottom: 12, insetInlineEnd: 12 }}
        >
          <MyLocationIcon />
        </Fab>
      </Zoom>
    </Box>
  );
}
