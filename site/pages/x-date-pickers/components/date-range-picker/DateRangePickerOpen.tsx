import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function DateRangePickerOpen() {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState('May 14 – May 17');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateRangePicker
          label="Sprint"
          defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onAccept={([start, end]) =>
            setSaved(
              `${start?.format('MMM D') ?? '?'} – ${end?.format('MMM D') ?? '?'}`,
            )
          }
          sx={{ width: 320, maxWidth: '100%' }}
        />
        <Button onClick={() => setOpen(true)}>Change {saved}</Button>
      </Stack>
    </LocalizationProvider>
  );
}
