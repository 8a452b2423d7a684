import { useId } from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const items = [
  { name: 'Desk lamp, brass', detail: '1 × $64.00', sum: '$64.00' },
  { name: 'LED bulb, E27', detail: '2 × $6.50', sum: '$13.00' },
];

const sums = [
  { name: 'Subtotal', value: '$77.00' },
  { name: 'Shipping', value: '$5.00' },
];

interface SumProps {
  name: string;
  value: string;
  total?: boolean;
}

function Sum({ name, value, total = false }: SumProps) {
  const variant = total ? 'subtitle1' : 'body2';
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      <Typography component="span" variant={variant}>
        {name}
      </Typography>
      <Typography component="span" variant={variant}>
        {value}
      </Typography>
    </Stack>
  );
}

export default function OrderSummary() {
  const id = useId();

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ width: 360, maxWidth: '100%' }}
    >
      <Typography id={id} variant="h6" component="h3" sx={{ p: 2 }}>
        Order summary
      </Typography>
      <Divider />
      <List disablePadding>
        {items.map(({ name, detail, sum }) => (
          <ListItem key={name} divider>
            <ListItemText primary={name} secondary={detail} />
            <Typography variant="body2">{sum}</Typography>
          </ListItem>
        ))}
      </List>
      <Stack spacing={1} sx={{ p: 2 }}>
        {sums.map((sum) => (
          <Sum key={sum.name} {...sum} />
        ))}
        <Divider aria-hidden sx={{ borderStyle: 'dashed' }} />
        <Sum total name="Total" value="$82.00" />
      </Stack>
      <Stack spacing={1.5} sx={{ p: 2, pt: 0 }}>
        <Button variant="contained">Check out</Button>
        <Divider role="presentation">
          <Typography variant="body2" color="text.secondary">
            or
          </Typography>
        </Divider>
        <Button variant="outlined">Pay by invoice</Button>
      </Stack>
    </Paper>
  );
}
