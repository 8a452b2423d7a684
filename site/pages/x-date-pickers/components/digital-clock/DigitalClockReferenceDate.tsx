import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockReferenceDate() {
  const [value, setValue] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <MultiSectionDigitalClock
          value={value}
          onChange={setValue}
          referenceDate={dayjs('2026-07-04T09:00')}
        />
        <Typography variant="body2" role="status">
          {value?.format('YYYY-MM-DD HH:mm') ?? 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
