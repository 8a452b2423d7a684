import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Order } from './order';
import { OrderField, type StepProps } from './OrderField';

const digits = { inputMode: 'numeric', dir: 'ltr' } as const;

const groups = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

const monthYear = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 4)
    .replace(/^(\d\d)(?=\d)/, '$1/');

export function Payment(props: StepProps) {
  const { order, change } = props;
  return (
    <>
      <FormControl>
        <FormLabel id="method">Method</FormLabel>
        <RadioGroup
          row
          aria-labelledby="method"
          value={order.method}
          onChange={(_event, value) =>
            change({ method: value as Order['method'] })
          }
        >
          <FormControlLabel value="card" control={<Radio />} label="Card" />
          <FormControlLabel
            value="transfer"
            control={<Radio />}
            label="Bank transfer"
          />
        </RadioGroup>
      </FormControl>
      {order.method === 'transfer' ? (
        <Alert severity="info">
          You get the bank details with the confirmation. We send the parcel
          when the money has arrived.
        </Alert>
      ) : (
        <Grid container spacing={2}>
          <Grid size={12}>
            <OrderField
              {...props}
              name="holder"
              label="Name on the card"
              autoComplete="cc-name"
            />
          </Grid>
          <Grid size={12}>
            <OrderField
              {...props}
              name="card"
              label="Card number"
              autoComplete="cc-number"
              format={groups}
              helperText="Try it with 4242 4242 4242 4242."
              slotProps={{ htmlInput: digits }}
            />
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <OrderField
              {...props}
              name="expiry"
              label="Expires"
              placeholder="MM/YY"
              autoComplete="cc-exp"
              format={monthYear}
              slotProps={{ htmlInput: digits }}
            />
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <OrderField
              {...props}
              name="code"
              label="Security code"
              autoComplete="cc-csc"
              format={(text) => text.replace(/\D/g, '').slice(0, 4)}
              slotProps={{ htmlInput: digits }}
            />
          </Grid>
        </Grid>
      )}
    </>
  );
}
