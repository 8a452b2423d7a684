import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

export default function MenuWidth() {
  const button = useId();
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
        sx={{ width: 240 }}
      >
        Assign to team
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': button },
          paper: { sx: { width: anchor?.offsetWidth } },
        }}
      >
        <MenuItem onClick={close}>Billing</MenuItem>
        <MenuItem onClick={close}>
          <Typography noWrap>Infrastructure and platform security</Typography>
        </MenuItem>
        <MenuItem onClick={close} sx={{ whiteSpace: 'normal' }}>
          Customer support, Europe and Africa
        </MenuItem>
      </Menu>
    </>
  );
}
