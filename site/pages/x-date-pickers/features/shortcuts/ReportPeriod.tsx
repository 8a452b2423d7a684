import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { PresetMenu } from './PresetMenu';

const day = dayjs('2026-05-14');
const quarter = dayjs('2026-04-01');

export default function ReportPeriod() {
  const [period, setPeriod] = useState<DateRange<Dayjs>>([
    day.subtract(6, 'day'),
    day,
  ]);
  const [start, end] = period;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateRangePicker
          label="Report"
          calendars={1}
          maxDate={day}
          value={period}
          onChange={setPeriod}
          slots={{ shortcuts: PresetMenu }}
          slotProps={{
            shortcuts: {
              items: [
                {
                  label: 'Last week',
                  getValue: () => [day.subtract(6, 'day'), day],
                },
                {
                  label: 'Last 30 days',
                  getValue: () => [day.subtract(29, 'day'), day],
                },
                {
                  label: 'Quarter to date',
                  getValue: () => [quarter, day],
                },
                {
                  label: 'Whole quarter',
                  getValue: () => [
                    quarter,
                    quarter.add(3, 'month').subtract(1, 'day'),
                  ],
                },
              ],
            },
          }}
        />
        <Typography role="status">
          {start && end
            ? `${end.diff(start, 'day') + 1} days in the report`
            : 'Choose both dates'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
