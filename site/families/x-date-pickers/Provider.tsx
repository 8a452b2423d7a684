import type { ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import MaterialProvider from '../material-ui/Provider';
import '../licence';

export { styleSheet, themeOf } from '../material-ui/Provider';

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Toolbars of pickers are headings of the fourth or fifth level, whatever stands above them in a page. */
function withoutHeadings(theme: Theme): Theme {
  const variantMapping = { h3: 'p', h4: 'p', h5: 'p' };
  const MuiTypography = { defaultProps: { variantMapping } };
  return { ...theme, components: { ...theme.components, MuiTypography } };
}

export default function Provider({ direction, children }: ProviderProps) {
  return (
    <MaterialProvider direction={direction}>
      <ThemeProvider theme={withoutHeadings}>{children}</ThemeProvider>
    </MaterialProvider>
  );
}

Provider.mirror = MaterialProvider.mirror;
