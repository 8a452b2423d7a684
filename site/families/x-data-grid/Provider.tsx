import type { ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import MaterialProvider from '../material-ui/Provider';
import type {} from '@mui/x-data-grid/themeAugmentation';
import '../license';

export { styleSheet, themeOf } from '../material-ui/Provider';

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** The site's security policy forbids code from strings, into which the grid compiles filters. */
function withoutEval(theme: Theme): Theme {
  const MuiDataGrid = { defaultProps: { disableEval: true } };
  return { ...theme, components: { ...theme.components, MuiDataGrid } };
}

export default function Provider({ direction, children }: ProviderProps) {
  return (
    <MaterialProvider direction={direction}>
      <ThemeProvider theme={withoutEval}>{children}</ThemeProvider>
    </MaterialProvider>
  );
}

Provider.mirror = MaterialProvider.mirror;
