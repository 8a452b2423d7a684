import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import type { SxProps } from '@mui/joy/styles/types';

interface FrameProps {
  children: ReactNode;
  sx?: SxProps;
}

function Frame({ children, sx = [] }: FrameProps) {
  return (
    <Box
      sx={[
        { p: 2, border: '1px solid', borderColor: 'divider' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function BoxPassSx() {
  return (
    <Stack direction="row" spacing={2}>
      <Frame>Plain</Frame>
      <Frame sx={{ borderRadius: 'lg', borderColor: 'primary.500' }}>
        Round
      </Frame>
    </Stack>
  );
}
