import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { deliveries, type Order } from './order';

export interface ReviewProps {
  readonly order: Order;
  /** Goes back to a step. */
  readonly onEdit: (step: number) => void;
}

export function Review({ order, onEdit }: ReviewProps) {
  const { text, time } = deliveries[order.delivery];
  return (
    <Paper variant="outlined" sx={{ borderRadius: 2 }}>
      <Part title="Deliver to" action="Edit delivery" onEdit={() => onEdit(0)}>
        {order.name}
        <br />
        {order.street}
        <br />
        {order.zip} {order.city}, {order.country}
        <br />
        {order.email}
      </Part>
      <Divider />
      <Part title="Shipping" action="Edit shipping" onEdit={() => onEdit(0)}>
        {text}: {time.toLowerCase()}
      </Part>
      <Divider />
      <Part title="Pay with" action="Edit payment" onEdit={() => onEdit(1)}>
        {order.method === 'card'
          ? `Card that ends in ${order.card.slice(-4)}`
          : 'Bank transfer'}
      </Part>
    </Paper>
  );
}

interface PartProps {
  readonly title: string;
  /** The button says what it edits to those who hear it alone. */
  readonly action: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

function Part({ title, action, onEdit, children }: PartProps) {
  return (
    <Box
      component="section"
      sx={{
        p: 2.5,
        display: 'flex',
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'flex-start',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="subtitle2" color="text.secondary">
          {title}
        </Typography>
        <Typography>{children}</Typography>
      </Box>
      <Button size="small" aria-label={action} onClick={onEdit}>
        Edit
      </Button>
    </Box>
  );
}
