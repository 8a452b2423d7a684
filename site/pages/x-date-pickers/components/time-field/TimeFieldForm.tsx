import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldForm() {
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
          setSent(`time=${data.get('time')}`);
        }}
      >
        <TimeField
          name="time"
          id="medication"
          label="Medication"
          format="HH:mm"
          required
          defaultValue={dayjs('2026-05-14T08:00')}
        />
        <Button type="submit" variant="contained">
          Save
        </Button>
        <Typography variant="body2" role="status">
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
