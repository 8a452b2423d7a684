import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersShortcuts } from '@mui/x-date-pickers/PickersShortcuts';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const today = dayjs('2026-05-14');

function DueDates(props: PickersShortcutsProps<Dayjs | null>) {
  return (
    <PickersShortcuts
      {...props}
      changeImportance="accept"
      items={[
        { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
        { label: 'In a week', getValue: () => today.add(7, 'day') },
      ]}
    />
  );
}

export default function ShortcutsShared() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Draft"
          defaultValue={today}
          slots={{ shortcuts: DueDates }}
        />
        <DatePicker
          label="Review"
          defaultValue={today}
          slots={{ shortcuts: DueDates }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
