import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import dayjs from 'dayjs';

const today = dayjs('2026-05-14');
const items = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'In a week', getValue: () => today.add(7, 'day') },
  { label: 'In a month', getValue: () => today.add(1, 'month') },
];
const shortcuts = `& .${pickersLayoutClasses.shortcuts}`;
const row = {
  display: 'flex',
  maxWidth: 320,
  overflowX: 'auto',
  '& .MuiListItem-root': { width: 'auto', px: 0.5 },
};

export default function ShortcutsPhone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Reminder"
        defaultValue={today}
        slotProps={{
          layout: { sx: { [shortcuts]: { gridColumn: '2 / 4', gridRow: 1 } } },
          shortcuts: { items, sx: row },
          toolbar: { hidden: true },
        }}
      />
    </LocalizationProvider>
  );
}
