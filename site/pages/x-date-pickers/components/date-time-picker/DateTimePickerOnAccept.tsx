import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerOnAccept() {
  const [text, setText] = useState('Nothing accepted');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Publish at"
          defaultValue={dayjs('2026-05-14T09:45')}
          onAccept={(value) =>
            setText(`Saved: ${value?.format('YYYY-MM-DD HH:mm')}`)
          }
        />
        <Typography variant="body2" role="status">
          {text}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
