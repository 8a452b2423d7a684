import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import StorefrontIcon from '@mui/icons-material/Storefront';

const pickups = [
  { Icon: DirectionsBikeIcon, what: '3 letters', when: 'Courier at 9:40' },
  { Icon: StorefrontIcon, what: '12 loaves', when: 'At the counter by 11:00' },
  { Icon: LocalShippingIcon, what: '1 pallet', when: 'Ramp 2, after 14:30' },
];

export default function TodayPickups() {
  return (
    <List aria-label="Pickups today" sx={{ width: 300, maxWidth: '100%' }}>
      {pickups.map(({ Icon, what, when }) => (
        <ListItem key={what}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={what} secondary={when} />
        </ListItem>
      ))}
    </List>
  );
}
