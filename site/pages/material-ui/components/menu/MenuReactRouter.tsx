import { useId, useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

function SettingsMenu() {
  const button = useId();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        You are at {pathname}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
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

export default function MenuReactRouter() {
  return (
    <MemoryRouter initialEntries={['/profile']}>
      <SettingsMenu />
    </MemoryRouter>
  );
}
