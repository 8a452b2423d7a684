import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockControlled() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14T09:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <TimeClock value={value} onChange={setValue} />
        <Typography variant="body2" role="status" align="center">
          {value?.format('HH:mm')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
