import { Fragment } from 'react';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const errands = [
  { stall: 'Fish', what: 'Two mackerels, cleaned' },
  { stall: 'Greens', what: 'Leeks, chard, a bunch of dill' },
  { stall: 'Tools', what: 'Sharpen the bread knife' },
];

export default function MarketErrands() {
  return (
    <List aria-label="Errands" sx={{ width: 320, maxWidth: '100%' }}>
      {errands.map(({ stall, what }, index) => (
        <Fragment key={stall}>
          {index > 0 && <Divider component="li" variant="inset" aria-hidden />}
          <ListItem>
            <ListItemAvatar>
              <Avatar aria-hidden sx={{ bgcolor: 'primary.main' }}>
                {stall.charAt(0)}
              </Avatar>
            </ListItemAvatar>
            <ListItemText primary={stall} secondary={what} />
          </ListItem>
        </Fragment>
      ))}
    </List>
  );
}
