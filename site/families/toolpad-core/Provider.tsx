import { useMemo, useState, type ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import MaterialProvider from '../material-ui/Provider';

export { styleSheet, themeOf } from '../material-ui/Provider';

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** A screen for each demo: the drawer of a dashboard opens inside of it, not over the page. */
export default function Provider({ direction, children }: ProviderProps) {
  const [screen, setScreen] = useState<HTMLElement | null>(null);
  const withScreen = useMemo(
    () => (theme: Theme) => ({
      ...theme,
      components: { ...theme.components, MuiModal: { defaultProps: { container: screen } } },
    }),
    [screen],
  );

  return (
    <MaterialProvider direction={direction}>
      <ThemeProvider theme={withScreen}>
        <div ref={setScreen} style={{ contain: 'layout paint', inlineSize: '100%' }}>
          {children}
        </div>
      </ThemeProvider>
    </MaterialProvider>
  );
}

Provider.mirror = MaterialProvider.mirror;
