import { useState } from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const statuses = [
  { name: 'Delivered', color: 'success', orders: 128 },
  { name: 'On the way', color: 'primary', orders: 17 },
  { name: 'Late', color: 'warning', orders: 3 },
  { name: 'Returned', color: 'danger', orders: 5 },
] as const;

export default function StatusFilter() {
  const [shown, setShown] = useState<string[]>(['On the way', 'Late']);
  const orders = statuses
    .filter((status) => shown.includes(status.name))
    .reduce((sum, status) => sum + status.orders, 0);

  return (
    <Sheet variant="outlined" sx={{ width: 280, p: 2, borderRadius: 'md' }}>
      <Typography id="status-filter" level="title-sm">
        Status
      </Typography>
      <Box role="group" aria-labelledby="status-filter">
        <List size="sm" sx={{ '--ListItem-paddingX': '0px' }}>
          {statuses.map(({ name, color, orders: count }) => (
            <ListItem
              key={name}
              endAction={<Typography level="body-sm">{count}</Typography>}
            >
              <Checkbox
                color={color}
                label={name}
                checked={shown.includes(name)}
                onChange={(event) =>
                  setShown(
                    event.target.checked
                      ? [...shown, name]
                      : shown.filter((one) => one !== name),
                  )
                }
              />
            </ListItem>
          ))}
        </List>
      </Box>
      <Typography level="body-sm" role="status" sx={{ mt: 1 }}>
        {orders} orders shown
      </Typography>
    </Sheet>
  );
}
