import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerOnAccept() {
  const [text, setText] = useState('Nothing accepted');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker
          label="Reminder"
          defaultValue={dayjs('2026-05-14T07:30')}
          onAccept={(value) => setText(`Saved: ${value?.format('HH:mm')}`)}
        />
        <Typography variant="body2" role="status">
          {text}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
