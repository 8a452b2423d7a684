import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerForm() {
  const [sent, setSent] = useState('no date yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ alignItems: 'flex-start' }}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(`arrival=${data.get('arrival')}`);
        }}
      >
        <DatePicker
          name="arrival"
          label="Arrival"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2026-05-14')}
          slotProps={{ textField: { required: true } }}
        />
        <Button type="submit" variant="contained">
          Book
        </Button>
        <Typography variant="body2" role="status">
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
