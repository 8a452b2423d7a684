import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const goods = 48;

const shipping = [
  { id: 'standard', name: 'Standard', time: '3 to 5 days', price: 4 },
  { id: 'express', name: 'Express', time: 'Tomorrow', price: 12 },
  { id: 'pickup', name: 'Pick up in store', time: 'Today', price: 0 },
];

export default function CheckoutOptions() {
  const [method, setMethod] = useState('standard');
  const [payment, setPayment] = useState('');
  const [missing, setMissing] = useState(false);
  const [ordered, setOrdered] = useState(false);
  const price = shipping.find(({ id }) => id === method)?.price ?? 0;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(payment === '');
    setOrdered(payment !== '');
    if (payment === '') {
      event.currentTarget
        .querySelector<HTMLInputElement>('input[name="payment"]')
        ?.focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={3}
      sx={{ maxWidth: 420, mx: 'auto' }}
      onSubmit={submit}
    >
      <FormControl component="fieldset">
        <FormLabel component="legend" focused={false} sx={{ mb: 1 }}>
          Delivery
        </FormLabel>
        <RadioGroup
          name="delivery"
          value={method}
          onChange={(_event, next) => setMethod(next)}
          sx={{ gap: 1 }}
        >
          {shipping.map(({ id, name, time, price: cost }) => (
            <Paper
              key={id}
              variant="outlined"
              sx={{ borderColor: id === method ? 'primary.main' : 'divider' }}
            >
              <FormControlLabel
                value={id}
                control={<Radio />}
                disableTypography
                sx={{ display: 'flex', m: 0, p: 1, paddingInlineEnd: 2 }}
                label={
                  <Stack direction="row" sx={{ flex: 1, alignItems: 'center' }}>
                    <span style={{ flex: 1 }}>
                      <Typography component="span" display="block">
                        {name}
                      </Typography>
                      <Typography
                        component="span"
                        variant="body2"
                        color="text.secondary"
                      >
                        {time}
                      </Typography>
                    </span>
                    <Typography component="span">
                      {cost === 0 ? 'Free' : `${cost} USD`}
                    </Typography>
                  </Stack>
                }
              />
            </Paper>
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl component="fieldset" error={missing}>
        <FormLabel component="legend" focused={false} required>
          Payment
        </FormLabel>
        <RadioGroup
          name="payment"
          aria-describedby="payment-help"
          value={payment}
          onChange={(_event, next) => {
            setPayment(next);
            setMissing(false);
          }}
        >
          <FormControlLabel value="card" control={<Radio />} label="Card" />
          <FormControlLabel
            value="invoice"
            control={<Radio />}
            label="Invoice to a company"
          />
        </RadioGroup>
        {payment === 'invoice' && (
          <TextField
            size="small"
            name="company"
            label="Company name"
            sx={{ mt: 1, marginInlineStart: 4 }}
          />
        )}
        <FormHelperText id="payment-help" role="status" sx={{ mx: 0 }}>
          {missing ? 'Choose how to pay.' : ' '}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" size="large">
        {`Place order, ${goods + price} USD`}
      </Button>
      {ordered && <Alert>Order placed. A receipt is on its way.</Alert>}
    </Stack>
  );
}
