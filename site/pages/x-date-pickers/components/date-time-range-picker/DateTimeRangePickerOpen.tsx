import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

export default function DateTimeRangePickerOpen() {
  const [open, setOpen] = useState(false);
  const [end, setEnd] = useState(
    dayjs('2026-05-17T16:30').format('MMM D, HH:mm'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 460, maxWidth: '100%' }}>
        <DateTimeRangePicker
          label="Rental"
          defaultValue={[dayjs('2026-05-14T10:00'), dayjs('2026-05-17T16:30')]}
          defaultRangePosition="end"
          closeOnSelect
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onAccept={([, end]) => setEnd(end?.format('MMM D, HH:mm') ?? 'open')}
        />
        <Button onClick={() => setOpen(true)}>Change the end: {end}</Button>
      </Stack>
    </LocalizationProvider>
  );
}
