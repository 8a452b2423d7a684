import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerForm() {
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
          setSent(`start=${data.get('start')}`);
        }}
      >
        <TimePicker
          name="start"
          label="Shift start"
          format="HH:mm"
          ampm={false}
          defaultValue={dayjs('2026-05-14T06:00')}
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
