import { useId, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function AccountCorner() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';

  return (
    <Paper variant="outlined" sx={{ maxWidth: 400 }}>
      <Toolbar>
        <Typography sx={{ flexGrow: 1 }}>Allotment 31</Typography>
        <IconButton
          id={button}
          edge="end"
          aria-label="Your account"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar sx={{ bgcolor: 'primary.main' }} />
        </IconButton>
      </Toolbar>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        elevation={2}
        marginThreshold={8}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        <MenuItem onClick={close}>Profile</MenuItem>
        <MenuItem onClick={close}>Watering rota</MenuItem>
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </Paper>
  );
}
