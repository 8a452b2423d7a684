import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

type View = 'day' | 'hours' | 'minutes' | 'seconds' | 'meridiem';

export default function DateTimeRangePickerView() {
  const [view, setView] = useState<View>('day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 460, maxWidth: '100%' }}>
        <DateTimeRangePicker
          label="Rental"
          view={view}
          onViewChange={setView}
          defaultValue={[dayjs('2026-05-14T10:00'), dayjs('2026-05-17T16:30')]}
        />
        <Typography role="status">View: {view}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
