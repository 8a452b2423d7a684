import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyInput: {
      styleOverrides: {
        root: {
          '&.Mui-disabled': { borderStyle: 'dashed' },
          '&:focus-within': { '--Input-focusedThickness': '4px' },
        },
      },
    },
  },
});

export default function ThemedStates() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack spacing={1.5}>
        <Input
          defaultValue="Bike 27"
          slotProps={{ input: { 'aria-label': 'Bike' } }}
        />
        <Input
          disabled
          defaultValue="Station 4"
          slotProps={{ input: { 'aria-label': 'Station' } }}
        />
      </Stack>
    </CssVarsProvider>
  );
}
