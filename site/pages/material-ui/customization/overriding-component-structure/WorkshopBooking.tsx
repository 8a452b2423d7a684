import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const workshops = [
  { name: 'Bookbinding', when: 'Saturday, 10:00', free: 2 },
  { name: 'Letterpress', when: 'Sunday, 14:00', free: 0 },
];

export default function WorkshopBooking() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <List aria-label="Workshops">
        {workshops.map(({ name, when, free }) => (
          <ListItem key={name} divider>
            <ListItemText
              primary={name}
              secondary={when}
              slotProps={{
                primary: { component: 'p', sx: { fontWeight: 600 } },
                secondary: { component: 'small' },
              }}
            />
            <Chip
              label={free > 0 ? `${free} places` : 'Full'}
              size="small"
              variant={free > 0 ? 'outlined' : 'filled'}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
