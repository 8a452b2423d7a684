import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldForm() {
  const [sent, setSent] = useState('nothing');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ alignItems: 'flex-start' }}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(`at=${data.get('at')}`);
        }}
      >
        <DateTimeField
          name="at"
          id="incident"
          label="Incident"
          format="YYYY-MM-DD HH:mm"
          required
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <Button type="submit" variant="contained">
          Report
        </Button>
        <Typography variant="body2" role="status">
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
