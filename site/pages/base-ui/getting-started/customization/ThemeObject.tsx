import { Button, buttonClasses } from '@mui/base/Button';
import { createTheme, styled, ThemeProvider } from '@mui/system';

const cinema = createTheme({
  palette: { accent: '#9f1239', onAccent: '#ffffff' },
  shape: { borderRadius: 4 },
});

const library = createTheme({
  palette: { accent: '#0f766e', onAccent: '#ffffff' },
  shape: { borderRadius: 20 },
});

const Action = styled(Button)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  font: '500 15px/20px system-ui, sans-serif',
  color: theme.palette.onAccent,
  backgroundColor: theme.palette.accent,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid currentColor',
    outlineOffset: -4,
  },
}));

export default function ThemeObject() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <ThemeProvider theme={cinema}>
        <Action>Book seats</Action>
      </ThemeProvider>
      <ThemeProvider theme={library}>
        <Action>Reserve book</Action>
      </ThemeProvider>
    </div>
  );
}
