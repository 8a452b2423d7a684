import type { Ref } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { deliveries, type Order } from './order';

export interface DoneProps {
  readonly order: Order;
  readonly number: string;
  readonly heading: Ref<HTMLHeadingElement>;
}

export function Done({ order, number, heading }: DoneProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <CheckCircleIcon color="success" sx={{ fontSize: 56 }} />
      <Typography
        ref={heading}
        component="h1"
        variant="h4"
        tabIndex={-1}
        sx={{ outline: 0 }}
      >
        Thank you for your order
      </Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        Its number is <strong>{number}</strong>. A confirmation goes to{' '}
        {order.email}. Delivery: {deliveries[order.delivery].time.toLowerCase()}
        .
      </Typography>
      <Button variant="contained" href="#shop">
        Continue shopping
      </Button>
    </Stack>
  );
}
