import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Typography from '@mui/material/Typography';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

type Status = 'open' | 'packed' | 'shipped';

const statuses: {
  value: Status;
  label: string;
  next?: Status;
  act?: string;
}[] = [
  { value: 'open', label: 'Open', next: 'packed', act: 'Mark packed' },
  { value: 'packed', label: 'Packed', next: 'shipped', act: 'Mark shipped' },
  { value: 'shipped', label: 'Shipped' },
];

const initial: {
  id: number;
  customer: string;
  goods: string;
  status: Status;
}[] = [
  { id: 1042, customer: 'Imani Osei', goods: 'Two lamps', status: 'open' },
  { id: 1041, customer: 'Jonas Berg', goods: 'Bookcase', status: 'open' },
  { id: 1039, customer: 'Mei Tanaka', goods: 'Desk', status: 'packed' },
];

export default function OrderInbox() {
  const [tab, setTab] = useState<Status>('open');
  const [orders, setOrders] = useState(initial);
  const [message, setMessage] = useState('');

  const move = (id: number, status: Status) => {
    setOrders((all) =>
      all.map((order) => (order.id === id ? { ...order, status } : order)),
    );
    setMessage(`Order ${id} is ${status}.`);
  };

  return (
    <Card variant="outlined" sx={{ maxWidth: 520, mx: 'auto' }}>
      <CardHeader
        title="Orders"
        slotProps={{ title: { variant: 'h6', component: 'h3' } }}
        sx={{ pb: 0 }}
      />
      <TabContext value={tab}>
        <TabList
          variant="scrollable"
          scrollButtons={false}
          aria-label="Orders by status"
          onChange={(_event, next: Status) => setTab(next)}
          sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
        >
          {statuses.map(({ value, label }) => (
            <Tab
              key={value}
              value={value}
              label={
                <Stack
                  direction="row"
                  spacing={1}
                  sx={{ alignItems: 'center' }}
                >
                  <span>{label}</span>
                  <Chip
                    size="small"
                    label={orders.filter((one) => one.status === value).length}
                  />
                </Stack>
              }
            />
          ))}
        </TabList>
        {statuses.map(({ value, label, next, act }) => {
          const shown = orders.filter((order) => order.status === value);
          return (
            <TabPanel key={value} value={value} sx={{ p: 0, minHeight: 150 }}>
              {shown.length === 0 && (
                <Typography sx={{ p: 2, color: 'text.secondary' }}>
                  No {label.toLowerCase()} orders
                </Typography>
              )}
              <List disablePadding>
                {shown.map(({ id, customer, goods }) => (
                  <ListItem
                    key={id}
                    divider
                    secondaryAction={
                      next && (
                        <Button
                          size="small"
                          aria-label={`${act}: order ${id}`}
                          onClick={() => move(id, next)}
                        >
                          {act}
                        </Button>
                      )
                    }
                  >
                    <ListItemText
                      primary={customer}
                      secondary={`${id} · ${goods}`}
                    />
                  </ListItem>
                ))}
              </List>
            </TabPanel>
          );
        })}
      </TabContext>
      <Typography
        role="status"
        variant="body2"
        sx={{ minHeight: 44, px: 2, py: 1.5, color: 'text.secondary' }}
      >
        {message}
      </Typography>
    </Card>
  );
}
