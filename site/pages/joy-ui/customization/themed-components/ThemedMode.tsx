import Chip from '@mui/joy/Chip';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'mode',
  colorSchemeSelector: '[data-color-scheme="%s"]',
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
    <CssVarsProvider theme={theme} colorSchemeNode={null}>
      <Chip>Open all night</Chip>
    </CssVarsProvider>
  );
}
