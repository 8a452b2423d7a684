import type { ReactNode } from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import HomeIcon from '@mui/icons-material/Home';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBag';

interface OrderEvent {
  id: string;
  title: string;
  detail: string;
  icon: ReactNode;
  /** Not set while the event is still to come. */
  at?: { iso: string; label: string };
}

const events: OrderEvent[] = [
  {
    id: 'placed',
    title: 'Order placed',
    detail: 'Paid by card',
    icon: <ShoppingBagIcon fontSize="small" />,
    at: { iso: '2025-05-12T18:20', label: 'May 12' },
  },
  {
    id: 'packed',
    title: 'Packed',
    detail: 'Two parcels',
    icon: <Inventory2Icon fontSize="small" />,
    at: { iso: '2025-05-13T09:05', label: 'May 13' },
  },
  {
    id: 'shipped',
    title: 'Out for delivery',
    detail: 'Arrives before noon',
    icon: <LocalShippingIcon fontSize="small" />,
    at: { iso: '2025-05-14T07:40', label: 'May 14' },
  },
  {
    id: 'delivered',
    title: 'Delivered',
    detail: 'Signature needed',
    icon: <HomeIcon fontSize="small" />,
  },
];

export default function OrderTracking() {
  const current = events.filter(({ at }) => at).length - 1;

  return (
    <Card variant="outlined" sx={{ maxWidth: 480, mx: 'auto' }}>
      <CardContent
        sx={{ display: 'flex', justifyContent: 'space-between', pb: 0 }}
      >
        <Typography variant="h6" component="h3">
          Order 10482
        </Typography>
        <Chip label="On time" color="success" size="small" />
      </CardContent>
      <Timeline aria-label="Status of order 10482, oldest first" sx={{ mb: 0 }}>
        {events.map(({ id, title, detail, icon, at }, index) => (
          <TimelineItem
            key={id}
            aria-current={index === current ? 'step' : undefined}
          >
            <TimelineOppositeContent
              variant="body2"
              color="text.secondary"
              sx={{ flex: '0 0 88px', pt: 2.25, px: 1 }}
            >
              {at ? <time dateTime={at.iso}>{at.label}</time> : 'Next'}
            </TimelineOppositeContent>
            <TimelineSeparator>
              <TimelineDot
                aria-hidden
                variant={at ? 'filled' : 'outlined'}
                color={index === current ? 'primary' : 'grey'}
              >
                {icon}
              </TimelineDot>
              {index < events.length - 1 && (
                <TimelineConnector
                  sx={{ bgcolor: index < current ? 'primary.main' : undefined }}
                />
              )}
            </TimelineSeparator>
            <TimelineContent sx={{ pt: 1.5 }}>
              <Box
                component="span"
                sx={{ fontWeight: index === current ? 500 : 400 }}
              >
                {title}
              </Box>
              <Typography variant="body2" color="text.secondary">
                {detail}
              </Typography>
            </TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </Card>
  );
}
