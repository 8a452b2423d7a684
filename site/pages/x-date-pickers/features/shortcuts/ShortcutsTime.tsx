import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const start = dayjs('2026-05-14T10:30');

export default function ShortcutsTime() {
  const [value, setValue] = useState<Dayjs | null>(start);
  const at = (hour: number) => (value ?? start).hour(hour).minute(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Pickup"
        value={value}
        onChange={setValue}
        slotProps={{
          shortcuts: {
            changeImportance: 'set',
            items: [
              { label: 'Morning', getValue: () => at(9) },
              { label: 'Noon', getValue: () => at(12) },
              { label: 'Evening', getValue: () => at(18) },
            ],
          },
        }}
      />
    </LocalizationProvider>
  );
}
