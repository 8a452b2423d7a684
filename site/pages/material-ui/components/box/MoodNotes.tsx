import type { ReactNode } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';

interface NoteProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

function Note({ children, sx = [] }: NoteProps) {
  return (
    <Box
      component="p"
      sx={[
        { m: 0, p: 2, width: 150, color: '#3a2d00', bgcolor: '#ffe28a' },
        (theme) => theme.applyStyles('dark', { filter: 'brightness(0.85)' }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function MoodNotes() {
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <Note>More moss on the north wall</Note>
      <Note sx={{ bgcolor: '#bfe3c0', rotate: '-3deg' }}>
        Ask Pia for slate
      </Note>
    </Box>
  );
}
