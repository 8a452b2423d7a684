import { useState } from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Check from '@mui/icons-material/Check';
import CreditCard from '@mui/icons-material/CreditCard';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Logout from '@mui/icons-material/Logout';
import Settings from '@mui/icons-material/Settings';

const teams = ['Harbor Studio', 'Night Market'];

export default function AccountMenu() {
  const [team, setTeam] = useState('Harbor Studio');
  const [signedOut, setSignedOut] = useState(false);

  return (
    <Sheet
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        px: 2,
        py: 1,
        borderRadius: 'md',
      }}
    >
      <Typography level="title-md" role="status">
        {signedOut ? 'Signed out' : team}
      </Typography>
      <Dropdown>
        <MenuButton
          variant="plain"
          aria-label="ML, account of Mira Lind"
          endDecorator={<ExpandMore />}
          sx={{ px: 1 }}
        >
          <Avatar size="sm" variant="solid" aria-hidden>
            ML
          </Avatar>
        </MenuButton>
        <Menu placement="bottom-end" sx={{ minWidth: 240 }}>
          <ListItem>
            <Box>
              <Typography level="title-sm">Mira Lind</Typography>
              <Typography level="body-sm">mira@example.com</Typography>
            </Box>
          </ListItem>
          <ListDivider />
          {teams.map((name) => (
            <MenuItem
              key={name}
              role="menuitemradio"
              aria-checked={name === team}
              onClick={() => {
                setTeam(name);
                setSignedOut(false);
              }}
            >
              <ListItemDecorator>
                {name === team && <Check />}
              </ListItemDecorator>
              {name}
            </MenuItem>
          ))}
          <ListDivider />
          <MenuItem>
            <ListItemDecorator>
              <Settings />
            </ListItemDecorator>
            Settings
          </MenuItem>
          <MenuItem>
            <ListItemDecorator>
              <CreditCard />
            </ListItemDecorator>
            Billing
          </MenuItem>
          <ListDivider />
          <MenuItem color="danger" onClick={() => setSignedOut(true)}>
            <ListItemDecorator>
              <Logout />
            </ListItemDecorator>
            Sign out
          </MenuItem>
        </Menu>
      </Dropdown>
    </Sheet>
  );
}
