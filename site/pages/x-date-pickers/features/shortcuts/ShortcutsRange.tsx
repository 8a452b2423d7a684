import Paper from '@mui/material/Paper';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs from 'dayjs';

const today = dayjs('2026-05-14');

export default function ShortcutsRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          disableHighlightToday
          defaultValue={[today.subtract(6, 'day'), today]}
          slotProps={{
            shortcuts: {
              items: [
                {
                  label: 'Last 7 days',
                  getValue: () => [today.subtract(6, 'day'), today],
                },
                {
                  label: 'This month',
                  getValue: () => [
                    today.startOf('month'),
                    today.endOf('month'),
                  ],
                },
                {
                  label: 'Last month',
                  getValue: () => [
                    today.subtract(1, 'month').startOf('month'),
                    today.subtract(1, 'month').endOf('month'),
                  ],
                },
                { label: 'Reset', getValue: () => [null, null] },
              ],
            },
          }}
        />
      </Paper>
    </LocalizationProvider>
  );
}
