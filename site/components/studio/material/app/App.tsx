import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';

const orders = [
  { id: '2041', customer: 'Lindqvist Bakery', total: '€1,280', state: 'Paid' },
  { id: '2042', customer: 'Harbor Books', total: '€460', state: 'Open' },
] as const;

export function App() {
  const [tab, setTab] = useState(0);
  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="h1" sx={{ flexGrow: 1 }}>
            Orders
          </Typography>
          <SchemeButton />
        </Toolbar>
      </AppBar>
      <Container maxWidth="md" sx={{ py: 4 }}>
        <Stack spacing={3}>
          <Tabs value={tab} onChange={(_, next: number) => setTab(next)} aria-label="Orders">
            <Tab label="All" />
            <Tab label="Open" />
          </Tabs>
          <TextField label="Search orders" type="search" />
          {orders
            .filter(({ state }) => tab === 0 || state === 'Open')
            .map((order) => (
              <Order key={order.id} order={order} />
            ))}
        </Stack>
      </Container>
    </>
  );
}

function Order({ order }: { order: (typeof orders)[number] }) {
  return (
    <Card>
      <CardContent>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="h5" component="h2" sx={{ flexGrow: 1 }}>
            {order.customer}
          </Typography>
          <Chip label={order.state} color={order.state === 'Paid' ? 'success' : 'warning'} />
        </Stack>
        <Typography color="text.secondary">
          Order {order.id}, {order.total}
        </Typography>
      </CardContent>
      <CardActions>
        <Button variant="contained">Ship</Button>
        <Button>Details</Button>
      </CardActions>
    </Card>
  );
}

function SchemeButton() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <Button color="inherit" onClick={() => setMode(isDark ? 'light' : 'dark')}>
      {isDark ? 'Light' : 'Dark'}
    </Button>
  );
}
