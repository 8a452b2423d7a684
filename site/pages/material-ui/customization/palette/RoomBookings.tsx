import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

declare module '@mui/material/styles' {
  interface Palette {
    onHold: Palette['primary'];
  }
  interface PaletteOptions {
    onHold?: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    onHold: true;
  }
}

type Mode = 'light' | 'dark';

const colors = {
  light: { primary: '#00695c', onHold: '#5e35b1', page: '#f4f7f6' },
  dark: { primary: '#4db6ac', onHold: '#b39ddb', page: '#0b1413' },
};

function hotelTheme(mode: Mode) {
  const { primary, onHold, page } = colors[mode];
  const base = createTheme({
    palette: {
      mode,
      contrastThreshold: 4.5,
      primary: { main: primary },
      background: { default: page },
    },
  });
  return createTheme(base, {
    palette: {
      onHold: base.palette.augmentColor({ color: { main: onHold } }),
    },
  });
}

const bookings = [
  { guest: 'M. Okafor', room: 'Room 12, 3 nights', state: 'Confirmed' },
  { guest: 'J. Lindqvist', room: 'Room 4, 1 night', state: 'On hold' },
  { guest: 'A. Moreau', room: 'Room 7, 5 nights', state: 'Canceled' },
] as const;

const roles = {
  Confirmed: 'success',
  'On hold': 'onHold',
  Canceled: 'error',
} as const;

export default function RoomBookings() {
  const [mode, setMode] = useState<Mode>('light');
  const theme = useMemo(() => hotelTheme(mode), [mode]);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ bgcolor: 'background.default', p: { xs: 2, sm: 3 } }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            mb: 2,
            color: 'text.primary',
          }}
        >
          <Typography variant="h6" component="p">
            Arrivals today
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Color scheme"
            value={mode}
            onChange={(_event, next: Mode | null) => next && setMode(next)}
            sx={{ bgcolor: 'background.paper' }}
          >
            <ToggleButton value="light">Light</ToggleButton>
            <ToggleButton value="dark">Dark</ToggleButton>
          </ToggleButtonGroup>
        </Box>
        <Paper variant="outlined">
          <List disablePadding>
            {bookings.map(({ guest, room, state }, index) => (
              <ListItem key={guest} divider={index < bookings.length - 1}>
                <ListItemText primary={guest} secondary={room} />
                <Chip label={state} color={roles[state]} size="small" />
              </ListItem>
            ))}
          </List>
        </Paper>
        <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
          <Button variant="contained">Check in a guest</Button>
          <Button>Print list</Button>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
