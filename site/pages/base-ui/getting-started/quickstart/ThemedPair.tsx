import { Button, buttonClasses } from '@mui/base/Button';
import { createTheme, styled, ThemeProvider } from '@mui/system';

const shopTheme = createTheme({
  palette: {
    accent: 'light-dark(#0f766e, #5eead4)',
    onAccent: 'light-dark(#ffffff, #042f2e)',
  },
  shape: { borderRadius: 8 },
});

const Filled = styled(Button)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${theme.palette.accent}`,
  borderRadius: theme.shape.borderRadius,
  font: '500 15px/20px system-ui, sans-serif',
  color: theme.palette.onAccent,
  backgroundColor: theme.palette.accent,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `2px solid ${theme.palette.accent}`,
    outlineOffset: 2,
  },
}));

const Outlined = styled(Filled)(({ theme }) => ({
  color: theme.palette.accent,
  backgroundColor: 'transparent',
}));

export default function ThemedPair() {
  return (
    <ThemeProvider theme={shopTheme}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <Filled>Order now</Filled>
        <Outlined>Save for later</Outlined>
      </div>
    </ThemeProvider>
  );
}
