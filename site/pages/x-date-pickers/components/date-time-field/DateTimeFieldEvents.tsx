import { useState, type SyntheticEvent } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldEvents() {
  const [last, setLast] = useState('none');
  const log = (event: SyntheticEvent) => setLast(event.type);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField
          label="Log entry"
          onClick={log}
          onMouseDown={log}
          onKeyDown={log}
          onInput={log}
          onPaste={log}
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <Typography variant="body2" role="status">
          Last event: {last}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
