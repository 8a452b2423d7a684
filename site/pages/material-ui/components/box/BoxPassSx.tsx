import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface NoteProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

function Note({ children, sx = [] }: NoteProps) {
  return (
    <Box
      sx={[
        { p: 2, borderRadius: 1, color: '#3a2d00', bgcolor: '#ffe28a' },
        (theme) => theme.applyStyles('dark', { bgcolor: '#d9b64c' }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function BoxPassSx() {
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <Note>Order more labels</Note>
      <Note sx={{ fontWeight: 700 }}>Call the printer</Note>
    </Box>
  );
}
