import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const shelves = [
  { name: 'To be returned', books: 3 },
  { name: 'Reserved for you', books: 12 },
];

export default function ShelfCounts() {
  return (
    <List aria-label="Your shelves" sx={{ width: 280 }}>
      {shelves.map(({ name, books }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton>
            <ListItemText primary={name} />
            <Badge
              badgeContent={books}
              color="primary"
              slotProps={{ badge: { title: `${books} books` } }}
              sx={{
                '& .MuiBadge-badge': { position: 'static', transform: 'none' },
              }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
