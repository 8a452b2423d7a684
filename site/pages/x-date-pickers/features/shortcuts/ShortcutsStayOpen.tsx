import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const today = dayjs('2026-05-14');

export default function ShortcutsStayOpen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Deadline"
        defaultValue={today}
        closeOnSelect={false}
        slotProps={{
          shortcuts: {
            changeImportance: 'set',
            items: [
              { label: 'In a week', getValue: () => today.add(7, 'day') },
              { label: 'In two weeks', getValue: () => today.add(14, 'day') },
            ],
          },
        }}
      />
    </LocalizationProvider>
  );
}
