import Chip from '@mui/joy/Chip';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyChip: {
      styleOverrides: {
        root: ({ theme }) => [
          { boxShadow: theme.shadow.sm },
          theme.applyStyles('dark', {
            boxShadow: 'none',
            outline: '1px solid',
          }),
        ],
      },
    },
  },
});

export default function ThemedMode() {
  return (
    <CssVarsProvider theme={theme}>
      <Chip>Open all night</Chip>
    </CssVarsProvider>
  );
}
