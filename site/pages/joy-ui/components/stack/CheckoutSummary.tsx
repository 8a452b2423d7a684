import { useState } from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const items = [
  { name: 'Desk lamp', detail: 'Brass', price: 89 },
  { name: 'Notebook', detail: 'Ruled, set of three', price: 18 },
];

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

export default function CheckoutSummary() {
  const [wrapped, setWrapped] = useState(false);
  const sum = items.reduce(
    (total, { price }) => total + price,
    wrapped ? 4 : 0,
  );

  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 420, p: 2, borderRadius: 'lg' }}
    >
      <Stack spacing={2} divider={<Divider />}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography level="title-lg">Your order</Typography>
          <Chip color="success">Ships today</Chip>
        </Stack>
        <Stack
          component="ul"
          spacing={1.5}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {items.map(({ name, detail, price }) => (
            <Stack
              key={name}
              component="li"
              direction="row"
              spacing={2}
              sx={{ justifyContent: 'space-between' }}
            >
              <div>
                <Typography level="title-sm">{name}</Typography>
                <Typography level="body-sm">{detail}</Typography>
              </div>
              <Typography>{euro.format(price)}</Typography>
            </Stack>
          ))}
        </Stack>
        <Stack
          component="label"
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography component="span">Gift wrap, {euro.format(4)}</Typography>
          <Switch
            checked={wrapped}
            onChange={(event) => setWrapped(event.target.checked)}
          />
        </Stack>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <Typography level="title-md" role="status">
            Total {euro.format(sum)}
          </Typography>
          <Button>Pay</Button>
        </Stack>
      </Stack>
    </Sheet>
  );
}
