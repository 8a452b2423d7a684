import { useState } from 'react';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import DevicesIcon from '@mui/icons-material/Devices';
import LightModeIcon from '@mui/icons-material/LightMode';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#0f5c7a' },
        background: { default: '#f3f7f9' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#7cc7e3' },
        background: { default: '#0d1518', paper: '#131f24' },
      },
    },
  },
});

const modes = [
  { value: 'light', label: 'Light', Icon: LightModeIcon },
  { value: 'dark', label: 'Dark', Icon: DarkModeIcon },
  { value: 'system', label: 'System', Icon: DevicesIcon },
] as const;

const invoices = [
  { number: '2041', customer: 'Harbor Bakery', total: '€420.00', paid: true },
  { number: '2042', customer: 'Lindqvist & Co', total: '€96.50', paid: false },
  { number: '2043', customer: 'City Library', total: '€1,310.00', paid: true },
];

function ModeMenu() {
  const { mode, colorScheme, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Appearance"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {colorScheme === 'dark' ? <DarkModeIcon /> : <LightModeIcon />}
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {modes.map(({ value, label, Icon }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={mode === value}
            selected={mode === value}
            onClick={() => {
              setMode(value);
              close();
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

export default function BillingScreen() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="h1" sx={{ flexGrow: 1 }}>
            Invoices
          </Typography>
          <ModeMenu />
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ p: 2 }}>
        <Paper>
          <List disablePadding>
            {invoices.map(({ number, customer, total, paid }, index) => (
              <ListItem key={number} divider={index < invoices.length - 1}>
                <ListItemText
                  primary={customer}
                  secondary={`${number}, ${total}`}
                />
                <Chip
                  size="small"
                  variant="outlined"
                  color={paid ? 'success' : 'primary'}
                  label={paid ? 'Paid' : 'Open'}
                />
              </ListItem>
            ))}
          </List>
        </Paper>
      </Box>
    </ThemeProvider>
  );
}
