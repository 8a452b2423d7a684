import { useId, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonOutlineIcon from '@mui/icons-material/PersonOutline';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';

const user = { name: 'Maria Santos', email: 'maria@example.com' };

const actions = [
  { label: 'Profile', Icon: PersonOutlineIcon },
  { label: 'Billing', Icon: CreditCardIcon },
  { label: 'Settings', Icon: SettingsOutlinedIcon },
];

function UserAvatar() {
  return (
    <Avatar
      aria-hidden
      sx={{ width: 36, height: 36, fontSize: 15, bgcolor: 'primary.main' }}
    >
      M
    </Avatar>
  );
}

export default function AccountMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <Toolbar>
        <Typography sx={{ flexGrow: 1, fontWeight: 500 }}>Northwind</Typography>
        <Tooltip title="Account">
          <IconButton
            id={`${id}-button`}
            edge="end"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? `${id}-menu` : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <UserAvatar />
          </IconButton>
        </Tooltip>
      </Toolbar>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        slotProps={{
          list: { id: `${id}-menu`, 'aria-labelledby': `${id}-button` },
          paper: { sx: { width: 260 } },
        }}
      >
        <ListSubheader
          role="presentation"
          disableSticky
          sx={{ py: 1, lineHeight: 1.4, color: 'inherit', bgcolor: 'inherit' }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <UserAvatar />
            <Box sx={{ minWidth: 0 }}>
              <Typography noWrap variant="subtitle2">
                {user.name}
              </Typography>
              <Typography noWrap variant="body2" color="text.secondary">
                {user.email}
              </Typography>
            </Box>
          </Box>
        </ListSubheader>
        <Divider component="li" sx={{ my: 1 }} />
        {actions.map(({ label, Icon }) => (
          <MenuItem key={label} onClick={close}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={close}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Sign out</ListItemText>
        </MenuItem>
      </Menu>
    </Paper>
  );
}
