import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockReferenceDate() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14T09:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <TimeClock
          ampm={false}
          value={value}
          onChange={setValue}
          referenceDate={dayjs('2026-07-04T15:30')}
        />
        <Typography variant="body2" role="status">
          {value?.format('YYYY-MM-DD HH:mm') ?? 'No time'}
        </Typography>
        <Button onClick={() => setValue(null)}>Clear</Button>
      </Stack>
    </LocalizationProvider>
  );
}
