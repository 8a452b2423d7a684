import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ProviderProps } from 'showfloor';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';

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
