import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Switch from '@mui/joy/Switch';

const theme = extendTheme({
  cssVarPrefix: 'slots',
  colorSchemeSelector: '[data-color-scheme="%s"]',
  components: {
    JoySwitch: {
      styleOverrides: {
        root: { '--Switch-trackWidth': '56px', '--Switch-trackRadius': '4px' },
        thumb: { borderRadius: '3px' },
      },
    },
  },
});

export default function ThemedSlots() {
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={null}>
      <Switch
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Lights' } }}
      />
    </CssVarsProvider>
  );
}
