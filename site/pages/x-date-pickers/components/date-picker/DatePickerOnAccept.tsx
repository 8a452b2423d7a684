import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerOnAccept() {
  const [changed, setChanged] = useState('none');
  const [accepted, setAccepted] = useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Due date"
          defaultValue={dayjs('2026-05-14')}
          onChange={(value, { source }) =>
            setChanged(`${value?.format('YYYY-MM-DD') ?? 'null'} (${source})`)
          }
          onAccept={(value, { source }) =>
            setAccepted(`${value?.format('YYYY-MM-DD') ?? 'null'} (${source})`)
          }
        />
        <Typography variant="body2" role="status">
          onChange: {changed}
          <br />
          onAccept: {accepted}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
