import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Switch from '@mui/joy/Switch';

const theme = extendTheme({
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
    <CssVarsProvider theme={theme}>
      <Switch
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Lights' } }}
      />
    </CssVarsProvider>
  );
}
