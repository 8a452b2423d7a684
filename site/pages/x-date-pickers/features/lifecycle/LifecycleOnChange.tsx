import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LifecycleOnChange() {
  const [call, setCall] = useState('not called yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateField
          label="Invoice date"
          defaultValue={dayjs('2026-05-14')}
          onChange={(value, { validationError }) =>
            setCall(
              value === null
                ? 'null'
                : `${value.format('YYYY-MM-DD')}, ${validationError ?? 'no error'}`,
            )
          }
        />
        <Typography role="status">onChange: {call}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
