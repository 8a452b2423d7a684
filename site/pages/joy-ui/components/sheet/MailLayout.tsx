import { useState } from 'react';
import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const folders = [
  {
    name: 'Inbox',
    icon: <InboxIcon />,
    mails: ['Rent for June', 'Your ticket', 'Team lunch'],
  },
  { name: 'Sent', icon: <SendIcon />, mails: ['Re: Offer 2026-118'] },
  {
    name: 'Drafts',
    icon: <DraftsIcon />,
    mails: ['Summer opening hours', 'Untitled'],
  },
];

export default function MailLayout() {
  const [open, setOpen] = useState('Inbox');
  const mails = folders.find(({ name }) => name === open)?.mails ?? [];

  return (
    <Sheet
      variant="outlined"
      sx={{
        display: 'grid',
        width: '100%',
        overflow: 'hidden',
        borderRadius: 'md',
        gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
      }}
    >
      <Sheet variant="soft" component="section" aria-label="Folders">
        <List sx={{ '--ListItem-radius': '6px', '--List-padding': '8px' }}>
          {folders.map(({ name, icon, mails: inside }) => (
            <ListItem key={name}>
              <ListItemButton
                selected={name === open}
                aria-pressed={name === open}
                onClick={() => setOpen(name)}
              >
                <ListItemDecorator>{icon}</ListItemDecorator>
                <ListItemContent>{name}</ListItemContent>
                <Chip size="sm">{inside.length}</Chip>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Sheet>
      <Stack spacing={1.5} sx={{ p: 2, minHeight: 200 }}>
        <Typography level="title-md" role="status">
          {open}, {mails.length} {mails.length === 1 ? 'message' : 'messages'}
        </Typography>
        {mails.map((mail) => (
          <Sheet
            key={mail}
            variant="outlined"
            sx={{ px: 2, py: 1.25, borderRadius: 'sm' }}
          >
            {mail}
          </Sheet>
        ))}
      </Stack>
    </Sheet>
  );
}
