import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const inline = {
  '& .MuiBadge-badge': { position: 'static', transform: 'none' },
};

export default function BadgeInline() {
  return (
    <List component="nav" aria-label="Mailboxes">
      <ListItemButton>
        <ListItemText primary="Inbox" />
        <Badge badgeContent={12} color="primary" sx={inline} />
      </ListItemButton>
      <ListItemButton>
        <ListItemText primary="Drafts" />
        <Badge badgeContent={3} color="primary" sx={inline} />
      </ListItemButton>
    </List>
  );
}
