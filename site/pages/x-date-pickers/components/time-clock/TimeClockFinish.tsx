import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockFinish() {
  const [text, setText] = useState('Choose the hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <TimeClock
          defaultValue={dayjs('2026-05-14T09:45')}
          onChange={(value, state, view) =>
            setText(`${value?.format('HH:mm')}, ${view ?? 'hours'}, ${state}`)
          }
        />
        <Typography variant="body2" role="status" align="center">
          {text}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
