import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const start = dayjs('2026-05-15');

function nextValid(from: Dayjs, isValid: (day: Dayjs | null) => boolean) {
  for (let days = 0; days < 31; days += 1) {
    const day = from.add(days, 'day');
    if (isValid(day)) {
      return day;
    }
  }
  return null;
}

export default function ShortcutsNextValid() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={start}
        shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
        slotProps={{
          shortcuts: {
            items: [
              {
                label: 'Next working day',
                getValue: ({ isValid }) =>
                  nextValid(start.add(1, 'day'), isValid),
              },
              {
                label: 'A week later',
                getValue: ({ isValid }) =>
                  nextValid(start.add(7, 'day'), isValid),
              },
            ],
          },
        }}
      />
    </LocalizationProvider>
  );
}
