import Chip from '@mui/joy/Chip';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyChip: {
      styleOverrides: {
        root: ({ ownerState, theme }) =>
          ownerState.variant === 'outlined'
            ? { borderStyle: 'dashed', borderRadius: theme.vars.radius.xs }
            : {},
      },
    },
  },
});

export default function ThemedProps() {
  return (
    <CssVarsProvider theme={theme}>
      <Chip>Repaired</Chip> <Chip variant="outlined">To be checked</Chip>
    </CssVarsProvider>
  );
}
