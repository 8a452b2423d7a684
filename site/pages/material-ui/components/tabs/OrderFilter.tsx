import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const orders = [
  { customer: 'Imani Osei', content: 'Two lamps', state: 'Open' },
  { customer: 'Jonas Berg', content: 'Bookcase', state: 'Open' },
  { customer: 'Mei Tanaka', content: 'Desk', state: 'Shipped' },
];
const states = ['Open', 'Shipped', 'Returned'];

export default function OrderFilter() {
  const id = useId();
  const [state, setState] = useState('Open');
  const inState = (wanted: string) =>
    orders.filter((order) => order.state === wanted);

  return (
    <Box sx={{ maxWidth: 420, mx: 'auto' }}>
      <Typography id={`${id}-title`} component="h3" variant="h6">
        Orders
      </Typography>
      <Tabs
        aria-labelledby={`${id}-title`}
        value={state}
        onChange={(_event, next: string) => setState(next)}
      >
        {states.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-list`}
            label={name}
            value={name}
            disabled={inState(name).length === 0}
          />
        ))}
      </Tabs>
      <Box
        id={`${id}-list`}
        role="tabpanel"
        aria-labelledby={`${id}-${state}`}
        tabIndex={0}
        sx={{ minHeight: 144 }}
      >
        <List>
          {inState(state).map(({ customer, content }) => (
            <ListItem key={customer}>
              <ListItemText primary={customer} secondary={content} />
            </ListItem>
          ))}
        </List>
      </Box>
    </Box>
  );
}
