import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ParcelAddress() {
  const [note, setNote] = useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
      onSubmit={(event) => {
        event.preventDefault();
        const parcel = new FormData(event.currentTarget);
        setNote(`The parcel goes to ${String(parcel.get('town'))}`);
      }}
    >
      <TextField
        required
        label="Street and number"
        name="street"
        autoComplete="street-address"
        defaultValue="Quarry Lane 8"
      />
      <TextField
        required
        label="Town"
        name="town"
        autoComplete="address-level2"
      />
      <TextField
        type="tel"
        label="Phone"
        name="phone"
        autoComplete="tel"
        helperText="For the driver, on the day of delivery"
      />
      <Button type="submit" variant="contained">
        Send parcel
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1lh' }}>
        {note}
      </Typography>
    </Stack>
  );
}
