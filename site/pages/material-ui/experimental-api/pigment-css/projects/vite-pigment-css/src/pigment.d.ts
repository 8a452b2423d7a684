import type { SxProps, Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

declare module '@mui/material-pigment-css' {
  interface ThemeArgs {
    theme: Theme;
  }
}

declare module 'react' {
  interface HTMLAttributes<T> {
    sx?: SxProps<Theme>;
  }
}
