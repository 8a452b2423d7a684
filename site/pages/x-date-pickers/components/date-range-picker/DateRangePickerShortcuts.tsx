import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function DateRangePickerShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report"
        defaultValue={[dayjs('2026-05-08'), dayjs('2026-05-14')]}
        slotProps={{
          shortcuts: {
            items: [
              {
                label: 'Last 7 days',
                getValue: () => [dayjs('2026-05-08'), dayjs('2026-05-14')],
              },
              {
                label: 'April',
                getValue: () => [dayjs('2026-04-01'), dayjs('2026-04-30')],
              },
            ],
          },
        }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
