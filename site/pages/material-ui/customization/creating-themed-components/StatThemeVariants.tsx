import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Stat from './Stat';

const theme = createTheme({
  components: {
    MuiStat: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        label: { textTransform: 'uppercase', letterSpacing: 1 },
      },
      variants: [
        {
          props: { variant: 'outlined', size: 'large' },
          style: { borderWidth: 3, borderColor: '#1b8a5a' },
        },
      ],
    },
  },
});

export default function StatThemeVariants() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Stat label="Open orders">37</Stat>
        <Stat label="Revenue today" size="large">
          $8,420
        </Stat>
      </Stack>
    </ThemeProvider>
  );
}
