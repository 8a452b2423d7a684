import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const initial = dayjs('2026-05-14T10:00');

export default function LifecycleOnAccept() {
  const [changed, setChanged] = useState<dayjs.Dayjs | null>(initial);
  const [accepted, setAccepted] = useState<dayjs.Dayjs | null>(initial);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
        <DateTimePicker
          label="Meeting"
          value={changed}
          onChange={setChanged}
          onAccept={setAccepted}
        />
        <Typography>
          onChange: {changed?.format('MMM D, HH:mm') ?? 'null'}
        </Typography>
        <Typography>
          onAccept: {accepted?.format('MMM D, HH:mm') ?? 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
