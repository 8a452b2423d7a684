import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import FolderIcon from '@mui/icons-material/Folder';

const folders = [
  { name: 'Invoices', changed: 'Changed on March 12' },
  { name: 'Contracts', changed: 'Changed on February 2' },
  { name: 'Photos', changed: 'Changed on January 9' },
];

export default function ListAvatars() {
  return (
    <List aria-label="Folders" sx={{ width: 320, maxWidth: '100%' }}>
      {folders.map(({ name, changed }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar>
              <FolderIcon />
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={changed} />
        </ListItem>
      ))}
    </List>
  );
}
