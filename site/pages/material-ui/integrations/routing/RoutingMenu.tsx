import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link, MemoryRouter, useLocation } from 'react-router';

function AccountMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Account
      </Button>
      <span role="status">Address: {pathname}</span>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to="/profile" onClick={close}>
          Profile
        </MenuItem>
        <MenuItem component={Link} to="/billing" onClick={close}>
          Billing
        </MenuItem>
      </Menu>
    </>
  );
}

export default function RoutingMenu() {
  return (
    <MemoryRouter>
      <AccountMenu />
    </MemoryRouter>
  );
}
