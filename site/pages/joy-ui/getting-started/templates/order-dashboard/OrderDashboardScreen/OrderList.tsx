import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';
import { date, money } from './orders';
import type { OrdersProps } from './OrderTable';
import { StatusChip } from './StatusChip';

/** The same orders where there is no space for a table. */
export function OrderList({ orders, selected, onSelect }: OrdersProps) {
  return (
    <List
      aria-label="Orders"
      variant="outlined"
      sx={{ display: { sm: 'none' }, borderRadius: 'md', p: 0 }}
    >
      {orders.map((order, index) => (
        <ListItem
          key={order.id}
          sx={{
            gap: 1.5,
            py: 1.5,
            alignItems: 'flex-start',
            borderRadius: 0,
            borderTop: index === 0 ? 0 : '1px solid',
            borderColor: 'divider',
          }}
        >
          <Checkbox
            checked={selected.has(order.id)}
            onChange={(event) => onSelect([order.id], event.target.checked)}
            slotProps={{ input: { 'aria-label': `Select ${order.id}` } }}
            sx={{ mt: 0.25 }}
          />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography level="title-sm">{order.customer}</Typography>
            <Typography level="body-xs">
              {order.id}, {date(order.day)}
            </Typography>
            <Typography level="body-xs">
              {order.city}, {order.carrier.toLowerCase()}
            </Typography>
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 0.5,
              justifyItems: 'end',
              flexShrink: 0,
            }}
          >
            <Typography level="title-sm">{money(order.total)}</Typography>
            <StatusChip status={order.status} />
          </Box>
        </ListItem>
      ))}
    </List>
  );
}
