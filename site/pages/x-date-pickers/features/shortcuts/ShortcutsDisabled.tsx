import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const ordered = dayjs('2026-05-14');

export default function ShortcutsDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        disableHighlightToday
        defaultValue={ordered}
        maxDate={dayjs('2026-05-31')}
        shouldDisableDate={(day) => day.day() === 0}
        slotProps={{
          shortcuts: {
            items: [
              { label: 'Tomorrow', getValue: () => ordered.add(1, 'day') },
              { label: 'Sunday', getValue: () => ordered.day(7) },
              { label: 'In a month', getValue: () => ordered.add(1, 'month') },
            ],
          },
        }}
      />
    </LocalizationProvider>
  );
}
