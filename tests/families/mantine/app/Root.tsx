import { DirectionProvider, MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';

interface RootProps {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  children: React.ReactNode;
}

/** What the library asks an app to have around it. */
export default function Root({ scheme, direction, children }: RootProps) {
  return (
    <DirectionProvider initialDirection={direction}>
      <MantineProvider forceColorScheme={scheme}>{children}</MantineProvider>
    </DirectionProvider>
  );
}
