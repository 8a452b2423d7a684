import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { countries, deliveries, type Delivery, money } from './order';
import { OrderField, type StepProps } from './OrderField';

export function Address(props: StepProps) {
  const { order, change } = props;
  return (
    <>
      <Grid container spacing={2}>
        <Grid size={12}>
          <OrderField
            {...props}
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
          />
        </Grid>
        <Grid size={12}>
          <OrderField
            {...props}
            name="name"
            label="Full name"
            autoComplete="name"
          />
        </Grid>
        <Grid size={12}>
          <OrderField
            {...props}
            name="street"
            label="Street and number"
            autoComplete="street-address"
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 4 }}>
          <OrderField
            {...props}
            name="zip"
            label="Postal code"
            autoComplete="postal-code"
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 8 }}>
          <OrderField
            {...props}
            name="city"
            label="City"
            autoComplete="address-level2"
          />
        </Grid>
        <Grid size={12}>
          <OrderField
            {...props}
            select
            name="country"
            label="Country"
            autoComplete="country-name"
            slotProps={{
              select: { native: true },
              inputLabel: { shrink: true },
            }}
          >
            <option value="">Choose a country</option>
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </OrderField>
        </Grid>
      </Grid>
      <FormControl>
        <FormLabel id="delivery">Shipping</FormLabel>
        <RadioGroup
          aria-labelledby="delivery"
          value={order.delivery}
          onChange={(_event, value) => change({ delivery: value as Delivery })}
        >
          {Object.entries(deliveries).map(([value, { text, time, price }]) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              sx={{ my: 0.5 }}
              label={
                <>
                  {text}, {price === 0 ? 'free' : money(price)}
                  <Typography
                    component="span"
                    variant="body2"
                    color="text.secondary"
                    sx={{ display: 'block' }}
                  >
                    {time}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
    </>
  );
}
