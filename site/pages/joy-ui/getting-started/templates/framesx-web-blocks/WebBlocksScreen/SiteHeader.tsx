import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Container from '@mui/joy/Container';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import MenuIcon from '@mui/icons-material/Menu';
import { Brand } from './Brand';
import { sections } from './content';

export function SiteHeader() {
  const [open, setOpen] = useState(false);
  return (
    <Sheet
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'table',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1.25 }}
      >
        <Brand />
        <Box
          component="nav"
          aria-label="Main"
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 3, flex: 1 }}
        >
          {sections.map(({ id, name }) => (
            <Link key={id} href={`#${id}`} level="title-sm" color="neutral">
              {name}
            </Link>
          ))}
        </Box>
        <Button
          component="a"
          href="#pricing"
          size="sm"
          sx={{ marginInlineStart: 'auto' }}
        >
          Start free
        </Button>
        <IconButton
          size="sm"
          variant="outlined"
          aria-label="Open the menu"
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Container>
      <Drawer
        size="sm"
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { md: 'none' } }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Menu</DialogTitle>
        <List component="nav" aria-label="Main">
          {sections.map(({ id, name }) => (
            <ListItem key={id} component="div">
              <ListItemButton
                component="a"
                href={`#${id}`}
                onClick={() => setOpen(false)}
              >
                {name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Sheet>
  );
}
