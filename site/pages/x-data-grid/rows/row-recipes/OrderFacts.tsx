import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  formatDay,
  formatDollars,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Typography variant="caption" color="text.secondary" component="dt">
        {label}
      </Typography>
      <Typography variant="body2" component="dd" sx={{ m: 0 }}>
        {value}
      </Typography>
    </div>
  );
}

export default function OrderFacts({ order }: { order: Order }) {
  return (
    <Stack
      component="dl"
      direction="row"
      sx={{
        m: 0,
        px: 3,
        py: 2,
        gap: 5,
        bgcolor: 'action.hover',
        height: '100%',
      }}
    >
      <Fact label="Unit price" value={formatDollars(order.unitPrice)} />
      <Fact label="Discount" value={`${order.discount * 100}%`} />
      <Fact label="Delivery" value={order.express ? 'Express' : 'Standard'} />
      <Fact label="Shipped" value={formatDay(order.shippedOn) || 'Not yet'} />
    </Stack>
  );
}
