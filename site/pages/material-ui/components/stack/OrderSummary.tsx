import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CoffeeIcon from '@mui/icons-material/Coffee';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

const lines = [
  { name: 'Espresso beans, 1 kg', quantity: 2, price: '€42.00' },
  { name: 'Filter papers', quantity: 4, price: '€14.00' },
];

const totals = [
  { label: 'Subtotal', value: '€56.00' },
  { label: 'Shipping', value: '€4.90' },
];

export default function OrderSummary() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 440, mx: 'auto', p: 2 }}
    >
      <Stack spacing={2} divider={<Divider />}>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography variant="h6" component="h3">
            Order 4102
          </Typography>
          <Chip
            size="small"
            color="success"
            variant="outlined"
            icon={<LocalShippingIcon />}
            label="Shipped"
            sx={{ marginInlineStart: 'auto' }}
          />
        </Stack>
        <Stack spacing={1.5} component="ul" sx={{ m: 0, p: 0 }}>
          {lines.map(({ name, quantity, price }) => (
            <Stack
              key={name}
              component="li"
              direction="row"
              useFlexGap
              spacing={2}
              sx={{ alignItems: 'center' }}
            >
              <Avatar variant="rounded">
                <CoffeeIcon />
              </Avatar>
              <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography noWrap>{name}</Typography>
                <Typography variant="body2" color="text.secondary">
                  Quantity: {quantity}
                </Typography>
              </Stack>
              <Typography>{price}</Typography>
            </Stack>
          ))}
        </Stack>
        <Stack spacing={0.5}>
          {totals.map(({ label, value }) => (
            <Stack
              key={label}
              direction="row"
              sx={{ justifyContent: 'space-between' }}
            >
              <Typography color="text.secondary">{label}</Typography>
              <Typography>{value}</Typography>
            </Stack>
          ))}
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <Typography component="span" variant="subtitle1">
              Total
            </Typography>
            <Typography component="span" variant="subtitle1">
              €60.90
            </Typography>
          </Stack>
        </Stack>
        <Stack
          direction={{ xs: 'column-reverse', sm: 'row' }}
          spacing={1}
          useFlexGap
          sx={{ justifyContent: 'flex-end' }}
        >
          <Button>Download invoice</Button>
          <Button variant="contained">Track parcel</Button>
        </Stack>
      </Stack>
    </Paper>
  );
}
