import type { ReactNode } from 'react';
import emotionStyled from '@emotion/styled';
import { compose, spacing, style } from '@mui/system';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

interface FrameProps {
  children: ReactNode;
  p?: number;
  ring?: string;
}

const ring = style({
  prop: 'ring',
  cssProperty: 'boxShadow',
  themeKey: 'shadows',
});

const Frame = emotionStyled('div')<FrameProps>(compose(spacing, ring));

const theme = createTheme({
  shadows: { focus: '0 0 0 3px light-dark(#0f766e, #5eead4)' },
});

export default function CustomStyle() {
  return (
    <ThemeProvider theme={theme}>
      <Frame p={2} ring="focus">
        A style prop of its own
      </Frame>
    </ThemeProvider>
  );
}
