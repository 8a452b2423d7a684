import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockControlled() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Stack direction="row" spacing={3}>
          <DigitalClock value={value} onChange={setValue} />
          <MultiSectionDigitalClock value={value} onChange={setValue} />
        </Stack>
        <Typography variant="body2" role="status">
          {value?.format('HH:mm')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
