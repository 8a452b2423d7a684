import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldReferenceDate() {
  const [value, setValue] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField
          label="Day and hour"
          format="MM/DD HH[h]"
          referenceDate={dayjs('2026-01-01T00:00')}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'Incomplete'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
