import { useState } from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Typography from '@mui/joy/Typography';

export default function ListInteractive() {
  const [opened, setOpened] = useState('Nothing opened');

  return (
    <div>
      <List sx={{ width: 240 }}>
        <ListItem>
          <ListItemButton onClick={() => setOpened('Report opened')}>
            Open the report
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton component="a" href="#interactive">
            A link
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton disabled>Not available</ListItemButton>
        </ListItem>
      </List>
      <Typography level="body-sm" role="status">
        {opened}
      </Typography>
    </div>
  );
}
