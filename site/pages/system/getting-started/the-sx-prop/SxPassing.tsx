import type { ReactNode } from 'react';
import type { SxProps, Theme } from '@mui/system';
import Box from '@mui/system/Box';

interface TagProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

function Tag({ children, sx = [] }: TagProps) {
  return (
    <Box
      component="span"
      sx={[
        { px: 1.5, py: 0.5, border: 1, borderRadius: 1 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function SxPassing() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Tag>Vegan</Tag>
      <Tag sx={{ borderRadius: 4, bgcolor: 'light-dark(#dcfce7, #14532d)' }}>
        New
      </Tag>
    </Box>
  );
}
