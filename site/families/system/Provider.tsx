import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/system';
import { css } from '../css';
import { Directed } from '../Directed';
import { mirror } from '../mirror';

const themes = {
  ltr: createTheme({ direction: 'ltr' }),
  rtl: createTheme({ direction: 'rtl' }),
};

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

export default function Provider({ direction, children }: ProviderProps) {
  return (
    <Directed direction={direction}>
      <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>
    </Directed>
  );
}

Provider.mirror = mirror;

/** The theme as the console shows it. */
export function themeOf(direction: 'ltr' | 'rtl') {
  return themes[direction];
}

/** The library brings no look: demos stand on plain ground in the font of the device. */
export function styleSheet(stage: string): string {
  return css([
    {
      [stage]: {
        fontFamily: 'system-ui, sans-serif',
        color: 'light-dark(#1c2025, #eaeef2)',
        backgroundColor: 'light-dark(#ffffff, #14171a)',
        boxSizing: 'border-box',
      },
      [`${stage} :is(*, ::before, ::after)`]: { boxSizing: 'inherit' },
    },
  ]);
}
