import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const today = dayjs('2026-05-14');

export default function ShortcutsSelected() {
  const [source, setSource] = useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Remind me"
          defaultValue={today}
          onChange={(_, { shortcut }) =>
            setSource(
              shortcut
                ? (shortcut.id ?? shortcut.label)
                : 'the calendar or field',
            )
          }
          slotProps={{
            shortcuts: {
              items: [
                {
                  id: 'next-day',
                  label: 'Tomorrow',
                  getValue: () => today.add(1, 'day'),
                },
                {
                  id: 'next-week',
                  label: 'Next week',
                  getValue: () => today.add(1, 'week'),
                },
              ],
            },
          }}
        />
        <Typography role="status">Set by: {source}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
