import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { money, type Order } from './orders';

export function Summary({ orders }: { readonly orders: readonly Order[] }) {
  const open = orders.filter(({ status }) => status !== 'Delivered');
  const sum = (some: readonly Order[]) =>
    some.reduce((before, { total }) => before + total, 0);
  const figures = [
    {
      name: 'To pack',
      value: orders.filter((one) => one.status === 'New').length,
    },
    { name: 'Open orders', value: open.length },
    { name: 'Value of open orders', value: money(sum(open)) },
    { name: 'Average order', value: money(sum(orders) / orders.length) },
  ];

  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        gap: 1.5,
        m: 0,
      }}
    >
      {figures.map(({ name, value }) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{ borderRadius: 'md', px: 2, py: 1.5 }}
        >
          <Typography component="dt" level="body-sm">
            {name}
          </Typography>
          <Typography component="dd" level="h4" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Sheet>
      ))}
    </Box>
  );
}
