import AspectRatio from '@mui/joy/AspectRatio';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';
import { dunes, forest, harbor } from './photos';

const albums = [
  { name: 'Harbor festival', count: 48, photo: harbor },
  { name: 'A week in the dunes', count: 112, photo: dunes },
  { name: 'Forest path', count: 9, photo: forest },
];

export default function PhotoList() {
  const [selected, setSelected] = useState('Harbor festival');

  return (
    <Sheet
      variant="outlined"
      sx={{ width: 320, maxWidth: '100%', borderRadius: 'md' }}
    >
      <List aria-label="Albums">
        {albums.map(({ name, count, photo }) => (
          <ListItem key={name}>
            <ListItemButton
              selected={name === selected}
              aria-pressed={name === selected}
              onClick={() => setSelected(name)}
              sx={{ gap: 2 }}
            >
              <AspectRatio
                ratio="1"
                sx={{ flexBasis: 56, flexShrink: 0, borderRadius: 'sm' }}
              >
                <img src={photo} alt="" />
              </AspectRatio>
              <ListItemContent>
                <Typography level="title-sm">{name}</Typography>
                <Typography level="body-sm">{count} photos</Typography>
              </ListItemContent>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
