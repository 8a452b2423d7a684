import { useState } from 'react';
import Box from '@mui/joy/Box';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Home from '@mui/icons-material/Home';
import Inventory from '@mui/icons-material/Inventory2';
import MenuIcon from '@mui/icons-material/Menu';
import People from '@mui/icons-material/People';
import Search from '@mui/icons-material/Search';

const pages = [
  { name: 'Overview', Icon: Home },
  { name: 'Products', Icon: Inventory },
  { name: 'Customers', Icon: People },
];

export default function MobileNavigation() {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState('Overview');

  return (
    <Box sx={{ bgcolor: 'background.level1', height: '100vh' }}>
      <Sheet sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
        <IconButton
          aria-label="Open the navigation"
          onClick={() => setOpen(true)}
        >
          <MenuIcon />
        </IconButton>
        <Typography level="title-md">{page}</Typography>
      </Sheet>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        size="sm"
        slotProps={{ content: { 'aria-labelledby': 'navigation-title' } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', p: 1.5 }}>
          <Typography id="navigation-title" level="title-md">
            Harbor Studio
          </Typography>
          <ModalClose
            aria-label="Close"
            sx={{ position: 'static', marginInlineStart: 'auto' }}
          />
        </Box>
        <Input
          size="sm"
          aria-label="Search"
          placeholder="Search"
          startDecorator={<Search />}
          sx={{ mx: 1.5, '--Input-placeholderOpacity': 1 }}
        />
        <List component="nav" aria-labelledby="navigation-title">
          {pages.map(({ name, Icon }) => (
            <ListItem key={name}>
              <ListItemButton
                selected={name === page}
                aria-current={name === page ? 'page' : undefined}
                onClick={() => {
                  setPage(name);
                  setOpen(false);
                }}
              >
                <ListItemDecorator>
                  <Icon />
                </ListItemDecorator>
                {name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
