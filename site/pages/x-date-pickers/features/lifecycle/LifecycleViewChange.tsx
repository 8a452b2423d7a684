import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const views = ['year', 'month', 'day'] as const;

export default function LifecycleViewChange() {
  const [current, setCurrent] = useState<string>('year');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Date of birth"
          views={views}
          openTo="year"
          referenceDate={dayjs('1994-05-14')}
          onOpen={() => setCurrent('year')}
          onViewChange={setCurrent}
        />
        <Stack direction="row" spacing={1}>
          {views.map((view) => (
            <Chip
              key={view}
              label={view}
              color={view === current ? 'primary' : 'default'}
            />
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
