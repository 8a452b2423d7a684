import type { ReactNode } from 'react';
import { CssVarsProvider, useColorScheme, useTheme } from '@mui/joy/styles';

/**
 * `CssVarsProvider` where the application has none, with the theme that is already there.
 * Leave it out if your application renders `CssVarsProvider` at its root.
 */
export function SchemeScope({ children }: { readonly children: ReactNode }) {
  const { allColorSchemes } = useColorScheme();
  const theme = useTheme();
  if (allColorSchemes.length > 0) return children;
  return (
    <CssVarsProvider theme={theme} modeStorageKey="colorScheme">
      {children}
    </CssVarsProvider>
  );
}
