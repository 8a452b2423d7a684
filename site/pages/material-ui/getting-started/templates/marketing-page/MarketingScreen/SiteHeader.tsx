import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import { Brand } from './Brand';

const links = [
  { text: 'Features', href: '#features' },
  { text: 'How it works', href: '#steps' },
  { text: 'Pricing', href: '#pricing' },
  { text: 'Questions', href: '#questions' },
];

export function SiteHeader() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{
        bgcolor: 'background.default',
        backgroundImage: 'none',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container maxWidth="lg">
        <Toolbar disableGutters sx={{ gap: 3 }}>
          <Link href="#top" color="inherit" underline="none">
            <Brand />
          </Link>
          <Stack
            component="nav"
            aria-label="Main"
            direction="row"
            sx={{ display: { xs: 'none', md: 'flex' }, flex: 1, gap: 3 }}
          >
            {links.map(({ text, href }) => (
              <Link
                key={href}
                href={href}
                color="text.secondary"
                underline="hover"
              >
                {text}
              </Link>
            ))}
          </Stack>
          <Stack
            direction="row"
            sx={{ gap: 1, marginInlineStart: { xs: 'auto', md: 0 } }}
          >
            <Button
              href="#sign-in"
              sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
            >
              Sign in
            </Button>
            <Button variant="contained" disableElevation href="#pricing">
              Try it
            </Button>
            <IconButton
              edge="end"
              aria-label="Open the menu"
              aria-expanded={open}
              onClick={() => setOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
          </Stack>
        </Toolbar>
      </Container>
      <Drawer
        anchor="top"
        open={open}
        onClose={close}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' },
        }}
      >
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <Brand />
          <IconButton edge="end" aria-label="Close the menu" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Toolbar>
        <Box component="nav" aria-label="Main">
          <List>
            {links.map(({ text, href }) => (
              <ListItem key={href} disablePadding>
                <ListItemButton href={href} onClick={close}>
                  <ListItemText primary={text} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </AppBar>
  );
}
