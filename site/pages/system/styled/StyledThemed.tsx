import createTheme from '@mui/system/createTheme';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';

const MeterRoot = styled('div', { name: 'AcmeMeter', slot: 'Root' })({
  padding: 16,
  border: '1px solid',
});

const MeterValue = styled('strong', { name: 'AcmeMeter', slot: 'Value' })({
  fontSize: 28,
});

const theme = createTheme({
  components: {
    AcmeMeter: {
      styleOverrides: {
        root: { borderRadius: 12 },
        value: { color: 'light-dark(#0f766e, #5eead4)' },
      },
    },
  },
});

export default function StyledThemed() {
  return (
    <ThemeProvider theme={theme}>
      <MeterRoot>
        <MeterValue>11.8</MeterValue> kWh today
      </MeterRoot>
    </ThemeProvider>
  );
}
