import { useState } from 'react';
import Box from '@mui/system/Box';

export default function SxArray() {
  const [followed, setFollowed] = useState(false);

  return (
    <Box
      component="button"
      type="button"
      aria-pressed={followed}
      onClick={() => setFollowed(!followed)}
      sx={[
        {
          px: 3,
          py: 1,
          font: 'inherit',
          color: 'light-dark(#0f766e, #99f6e4)',
          bgcolor: 'transparent',
          border: 2,
          borderRadius: 2,
          cursor: 'pointer',
        },
        followed && { color: '#ffffff', bgcolor: '#0f766e' },
      ]}
    >
      Follow
    </Box>
  );
}
