import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function TimeRangePickerOpen() {
  const [open, setOpen] = useState(false);
  const [end, setEnd] = useState(dayjs('2026-05-14T17:30').format('HH:mm'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeRangePicker
          label="Opening hours"
          defaultValue={[dayjs('2026-05-14T09:00'), dayjs('2026-05-14T17:30')]}
          defaultRangePosition="end"
          closeOnSelect
          reduceAnimations
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onAccept={([, end]) => setEnd(end?.format('HH:mm') ?? 'open')}
        />
        <Button onClick={() => setOpen(true)}>Change the end: {end}</Button>
      </Stack>
    </LocalizationProvider>
  );
}
