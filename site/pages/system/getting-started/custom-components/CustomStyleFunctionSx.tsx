import type { ReactNode } from 'react';
import emotionStyled, { type CSSObject } from '@emotion/styled';
import { unstable_styleFunctionSx as styleFunctionSx } from '@mui/system';
import type { SxProps, Theme } from '@mui/system';

interface NoteProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

const Note = emotionStyled('div')<NoteProps>(
  { padding: 16, borderInlineStart: '4px solid #d97706' },
  (props) => styleFunctionSx(props) as CSSObject,
);

export default function CustomStyleFunctionSx() {
  return (
    <Note sx={{ px: 4, bgcolor: 'light-dark(#fef3c7, #451a03)' }}>
      Closed on Monday
    </Note>
  );
}
