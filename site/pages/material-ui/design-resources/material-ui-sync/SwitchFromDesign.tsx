import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Switch, { switchClasses } from '@mui/material/Switch';

const theme = createTheme({
  components: {
    MuiSwitch: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { width: 44, height: 24, padding: 0, margin: 8 },
        switchBase: {
          padding: 3,
          [`&.${switchClasses.checked}`]: {
            transform: 'translateX(20px)',
            color: '#fff',
            [`& + .${switchClasses.track}`]: {
              opacity: 1,
              backgroundColor: '#2e7d32',
            },
          },
        },
        thumb: { width: 18, height: 18, boxShadow: 'none' },
        track: { borderRadius: 12, opacity: 1, backgroundColor: '#8a8a8a' },
      },
    },
  },
});

export default function SwitchFromDesign() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControlLabel
        control={<Switch defaultChecked />}
        label="Default theme"
      />
      <ThemeProvider theme={theme}>
        <FormControlLabel
          control={<Switch defaultChecked />}
          label="From the design"
        />
      </ThemeProvider>
    </Stack>
  );
}
