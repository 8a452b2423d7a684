import { useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function SaunaBooking() {
  const [guests, setGuests] = useState('4');

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        width: '100%',
        maxWidth: 340,
      }}
    >
      <TextField
        type="date"
        label="Day"
        defaultValue="2026-11-14"
        slotProps={{
          htmlInput: { min: '2026-11-02', max: '2026-12-20' },
          inputLabel: { shrink: true },
        }}
      />
      <TextField
        type="time"
        label="From"
        slotProps={{
          htmlInput: { step: 1800 },
          inputLabel: { shrink: true },
        }}
      />
      <TextField
        type="number"
        label="Guests"
        value={guests}
        onChange={(event) => setGuests(event.target.value)}
        helperText={`${Number(guests) * 12} € in all`}
        slotProps={{ htmlInput: { min: 1, max: 8 } }}
      />
      <TextField
        label="Voucher"
        autoComplete="off"
        helperText="Six digits"
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            pattern: '[0-9]{6}',
            maxLength: 6,
          },
        }}
      />
    </Box>
  );
}
