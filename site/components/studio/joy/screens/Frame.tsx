import Box from '@mui/joy/Box';
import type { ReactNode } from 'react';

interface FrameProps {
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** The ground of a screen, and the container by which its parts choose their layout. */
export function Frame({ bar, children }: FrameProps) {
  return (
    <Box sx={ground}>
      {bar}
      <Box sx={body}>{children}</Box>
    </Box>
  );
}

const ground = {
  containerType: 'inline-size',
  bgcolor: 'background.body',
  color: 'text.primary',
  typography: 'body-md',
  overflowWrap: 'break-word',
  textAlign: 'start',
  // Icons outside of buttons and lists have no size of their own.
  '--Icon-fontSize': (theme: Sized) => theme.vars.fontSize.xl2,
};

const body = {
  display: 'grid',
  // Wide contents shrink, where `1fr` alone would grow with them.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: 2,
  '@container (min-width: 40em)': { gap: 3, p: 3 },
};

interface Sized {
  readonly vars: { readonly fontSize: { readonly xl2: string } };
}
