import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import { useColorScheme } from '@mui/joy/styles';

const orders = [
  { id: '2041', customer: 'Lindqvist Bakery', total: '€1,280', state: 'Paid' },
  { id: '2042', customer: 'Harbor Books', total: '€460', state: 'Open' },
] as const;

export function App() {
  const [tab, setTab] = useState(0);
  return (
    <>
      <Sheet component="header" variant="soft" sx={{ display: 'flex', px: 3, py: 2 }}>
        <Typography level="h3" component="h1" sx={{ flexGrow: 1 }}>
          Orders
        </Typography>
        <SchemeButton />
      </Sheet>
      <Stack component="main" spacing={3} sx={{ maxWidth: 800, mx: 'auto', p: 3 }}>
        <Tabs
          value={tab}
          onChange={(_, next) => setTab(Number(next))}
          aria-label="Orders"
          sx={{ bgcolor: 'transparent' }}
        >
          <TabList>
            <Tab>All</Tab>
            <Tab>Open</Tab>
          </TabList>
        </Tabs>
        <FormControl>
          <FormLabel>Search orders</FormLabel>
          <Input type="search" />
        </FormControl>
        {orders
          .filter(({ state }) => tab === 0 || state === 'Open')
          .map((order) => (
            <Order key={order.id} order={order} />
          ))}
      </Stack>
    </>
  );
}

function Order({ order }: { order: (typeof orders)[number] }) {
  return (
    <Card>
      <CardContent>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography level="title-lg" component="h2" sx={{ flexGrow: 1 }}>
            {order.customer}
          </Typography>
          <Chip color={order.state === 'Paid' ? 'success' : 'warning'}>{order.state}</Chip>
        </Stack>
        <Typography level="body-sm">
          Order {order.id}, {order.total}
        </Typography>
      </CardContent>
      <CardActions>
        <Button>Ship</Button>
        <Button variant="plain">Details</Button>
      </CardActions>
    </Card>
  );
}

function SchemeButton() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <Button variant="plain" onClick={() => setMode(isDark ? 'light' : 'dark')}>
      {isDark ? 'Light' : 'Dark'}
    </Button>
  );
}
