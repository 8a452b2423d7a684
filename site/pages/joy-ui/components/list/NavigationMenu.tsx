import { useState } from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import InboxIcon from '@mui/icons-material/Inbox';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ListSubheader from '@mui/joy/ListSubheader';

const mailboxes = [
  { name: 'Inbox', icon: <InboxIcon />, count: 12 },
  { name: 'Sent', icon: <SendIcon />, count: 0 },
];
const projects = ['Website', 'Trade fair', 'Catalog'];

export default function NavigationMenu() {
  const [page, setPage] = useState('Inbox');
  const [open, setOpen] = useState(true);

  const link = (name: string) => ({
    component: 'a' as const,
    href: '#navigation-menu',
    selected: page === name,
    'aria-current': page === name ? ('page' as const) : undefined,
    onClick: () => setPage(name),
  });

  return (
    <Box component="nav" aria-label="Mail" sx={{ width: 260, minHeight: 320 }}>
      <List
        sx={{
          '--List-gap': '2px',
          '--ListItem-radius': '8px',
          '--List-nestedInsetStart': '1.5rem',
        }}
      >
        {mailboxes.map(({ name, icon, count }) => (
          <ListItem key={name}>
            <ListItemButton {...link(name)}>
              <ListItemDecorator>{icon}</ListItemDecorator>
              <ListItemContent>{name}</ListItemContent>
              {count > 0 && (
                <Chip size="sm" variant="solid" color="primary">
                  {count}
                </Chip>
              )}
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem
          nested
          endAction={
            <IconButton
              size="sm"
              aria-label="Projects"
              aria-expanded={open}
              aria-controls="mail-projects"
              onClick={() => setOpen(!open)}
            >
              <KeyboardArrowDownIcon
                sx={{ rotate: open ? '180deg' : '0deg' }}
              />
            </IconButton>
          }
        >
          <ListSubheader>Projects</ListSubheader>
          <List
            id="mail-projects"
            sx={{ '&[hidden]': { display: 'none' } }}
            hidden={!open}
          >
            {projects.map((name) => (
              <ListItem key={name}>
                <ListItemButton {...link(name)}>
                  <ListItemDecorator>
                    <FolderIcon />
                  </ListItemDecorator>
                  {name}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </ListItem>
      </List>
    </Box>
  );
}
