import { useRef, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

// Stands in for a request to your server.
const save = () => new Promise<void>((resolve) => setTimeout(resolve, 800));

export default function LifecycleServer() {
  const [status, setStatus] = useState('Saved');
  const latest = useRef(0);

  const handleAccept = async (value: dayjs.Dayjs | null) => {
    latest.current += 1;
    const request = latest.current;
    setStatus('Saving…');
    await save();
    if (request === latest.current) {
      setStatus(`Saved ${value?.format('YYYY-MM-DD') ?? 'no date'}`);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DatePicker
          label="Due date"
          defaultValue={dayjs('2026-05-14')}
          onAccept={(value, { validationError }) => {
            if (validationError === null) {
              void handleAccept(value);
            }
          }}
        />
        <Typography role="status">{status}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
