import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

type View = 'hours' | 'minutes' | 'seconds' | 'meridiem';

export default function TimeRangePickerView() {
  const [view, setView] = useState<View>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeRangePicker
          label="Opening hours"
          view={view}
          onViewChange={setView}
          defaultValue={[dayjs('2026-05-14T09:00'), dayjs('2026-05-14T17:30')]}
        />
        <Typography role="status">View: {view}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
