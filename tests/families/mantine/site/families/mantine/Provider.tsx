import type { ReactNode } from 'react';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  colorScheme: 'light' | 'dark';
  children: ReactNode;
}

// The page itself is marked with its color scheme: the provider writes to no element.
const noElement = () => undefined;

export default function Provider({ direction, colorScheme, children }: ProviderProps) {
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false} key={direction}>
      <MantineProvider forceColorScheme={colorScheme} getRootElement={noElement}>
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
