import { useState } from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const folders = ['Inbox', 'Sent', 'Archive'];

export default function ListSelected() {
  const [folder, setFolder] = useState('Inbox');

  return (
    <List
      aria-label="Folders"
      sx={{ width: 220, '--List-gap': '4px', '--ListItem-radius': '6px' }}
    >
      {folders.map((name) => (
        <ListItem key={name}>
          <ListItemButton
            selected={folder === name}
            aria-current={folder === name}
            onClick={() => setFolder(name)}
          >
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
