import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  formatDay,
  formatDollars,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

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
  const { number, orderedOn, quantity, total } = order;
  const due = new Date(orderedOn);
  due.setDate(due.getDate() + 30);

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
      <Fact label="Unit price" value={formatDollars(total / quantity)} />
      <Fact label="With tax" value={formatDollars(total * 1.2)} />
      <Fact label="Invoice" value={number.replace('SO', 'INV')} />
      <Fact label="Payment due" value={formatDay(due)} />
    </Stack>
  );
}
