import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockFinish() {
  const [text, setText] = useState('Choose the hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <MultiSectionDigitalClock
          defaultValue={dayjs('2026-05-14T15:30')}
          onChange={(value, state, view) =>
            setText(`${value?.format('HH:mm')}, ${view}, ${state}`)
          }
        />
        <Typography variant="body2" role="status">
          {text}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
