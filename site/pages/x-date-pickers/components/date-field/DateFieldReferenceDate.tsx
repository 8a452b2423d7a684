import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldReferenceDate() {
  const [value, setValue] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Month"
          format="MM/YYYY"
          referenceDate={dayjs('2026-01-31T08:00')}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'No month'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
