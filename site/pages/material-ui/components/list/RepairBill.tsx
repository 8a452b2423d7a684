import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';

const lines = [
  { what: 'Brake pads', note: '2 pairs', price: '€38.00' },
  { what: 'Chain', note: '116 links', price: '€24.50' },
  { what: 'Labour', note: '45 minutes', price: '€36.00' },
];

export default function RepairBill() {
  return (
    <List
      disablePadding
      aria-label="Bill"
      subheader={
        <ListSubheader disableGutters disableSticky color="inherit">
          Bill 1180, city bike
        </ListSubheader>
      }
      sx={{ width: 280 }}
    >
      {lines.map(({ what, note, price }) => (
        <ListItem key={what} dense divider disableGutters>
          <ListItemText primary={what} secondary={note} />
          <Typography variant="body2">{price}</Typography>
        </ListItem>
      ))}
      <ListItem disableGutters>
        <ListItemText primary="Total" />
        <Typography sx={{ fontWeight: 700 }}>€98.50</Typography>
      </ListItem>
    </List>
  );
}
