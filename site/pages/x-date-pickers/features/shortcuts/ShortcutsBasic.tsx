import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const issued = dayjs('2026-05-14');

export default function ShortcutsBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Payment due"
        defaultValue={issued.add(14, 'day')}
        slotProps={{
          shortcuts: {
            items: [
              { label: 'In 14 days', getValue: () => issued.add(14, 'day') },
              { label: 'In 30 days', getValue: () => issued.add(30, 'day') },
              { label: 'End of month', getValue: () => issued.endOf('month') },
            ],
          },
        }}
      />
    </LocalizationProvider>
  );
}
