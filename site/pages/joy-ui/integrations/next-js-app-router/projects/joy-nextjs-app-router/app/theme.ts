'use client';

import { extendTheme } from '@mui/joy/styles';

export const theme = extendTheme({
  fontFamily: {
    body: 'var(--font-inter), sans-serif',
    display: 'var(--font-inter), sans-serif',
  },
});
