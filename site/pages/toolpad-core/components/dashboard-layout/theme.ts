import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { dark: true },
  components: {
    // An open group is in a list, where only list items may be.
    MuiCollapse: { defaultProps: { component: 'li' } },
  },
});
