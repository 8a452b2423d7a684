import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import SettingsIcon from '@mui/icons-material/Settings';
import { Link, MemoryRouter, useLocation } from 'react-router';

function Address() {
  return <span role="status">Address: {useLocation().pathname}</span>;
}

export default function RoutingButton() {
  return (
    <MemoryRouter>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button component={Link} to="/orders" variant="contained">
          Orders
        </Button>
        <IconButton component={Link} to="/settings" aria-label="Settings">
          <SettingsIcon />
        </IconButton>
        <Fab component={Link} to="/orders/new" aria-label="New order">
          <AddIcon />
        </Fab>
        <Address />
      </Stack>
    </MemoryRouter>
  );
}
