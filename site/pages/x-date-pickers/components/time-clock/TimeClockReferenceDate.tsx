import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockReferenceDate() {
  const [value, setValue] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <TimeClock
          ampm={false}
          value={value}
          onChange={setValue}
          referenceDate={dayjs('2026-07-04T15:30')}
        />
        <Typography variant="body2" role="status" align="center">
          {value?.format('YYYY-MM-DD HH:mm') ?? 'No time'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
