import { useRef, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const initial = dayjs('2026-05-14');

export default function LifecycleBlur() {
  const latest = useRef<dayjs.Dayjs | null>(initial);
  const [saved, setSaved] = useState(initial);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField
          label="Invoice date"
          defaultValue={initial}
          onChange={(value, { validationError }) => {
            latest.current = validationError === null ? value : null;
          }}
          onBlur={() => {
            if (latest.current) setSaved(latest.current);
          }}
        />
        <Typography role="status">
          Saved: {saved.format('MMMM D, YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
