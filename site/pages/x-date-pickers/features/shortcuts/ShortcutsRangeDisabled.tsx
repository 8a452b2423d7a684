import Paper from '@mui/material/Paper';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs from 'dayjs';

const monday = dayjs('2026-05-11');

export default function ShortcutsRangeDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          disableHighlightToday
          defaultValue={[monday, monday.add(4, 'day')]}
          shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
          slotProps={{
            shortcuts: {
              items: [
                {
                  label: 'Five days',
                  getValue: () => [monday, monday.add(4, 'day')],
                },
                {
                  label: 'Seven days',
                  getValue: () => [monday, monday.add(6, 'day')],
                },
                {
                  label: 'Two weeks',
                  getValue: () => [monday, monday.add(11, 'day')],
                },
              ],
            },
          }}
        />
      </Paper>
    </LocalizationProvider>
  );
}
