import type { ReactNode } from 'react';
import emotionStyled from '@emotion/styled';
import { compose, palette, spacing } from '@mui/system';

interface CellProps {
  children: ReactNode;
  p?: number;
  bgcolor?: string;
}

const Cell = emotionStyled('div')<CellProps>(compose(spacing, palette));

export default function CustomUtilities() {
  return (
    <Cell p={2} bgcolor="light-dark(#e0f2fe, #0c4a6e)">
      Only spacing and colors
    </Cell>
  );
}
