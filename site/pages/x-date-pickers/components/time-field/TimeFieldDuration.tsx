import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldDuration() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14T01:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField
          label="Duration"
          format="HH[h] mm[min]"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          {value?.isValid()
            ? `${value.hour() * 60 + value.minute()} minutes`
            : 'No duration'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
