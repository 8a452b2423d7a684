import { useId } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';

const looks = [
  { title: 'default' },
  { title: 'primary', color: 'primary' },
  { title: 'inherit', color: 'inherit' },
  { title: 'inset', inset: true },
  { title: 'disableSticky', disableSticky: true },
  { title: 'disableGutters', disableGutters: true },
] as const;

export default function ListSubheaders() {
  const id = useId();

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      {looks.map(({ title, ...props }) => (
        <List
          key={title}
          aria-labelledby={`${id}-${title}`}
          subheader={
            <ListSubheader component="div" id={`${id}-${title}`} {...props}>
              {title}
            </ListSubheader>
          }
        >
          <ListItem dense>
            <ListItemText primary="Sales report" />
          </ListItem>
        </List>
      ))}
    </Stack>
  );
}
