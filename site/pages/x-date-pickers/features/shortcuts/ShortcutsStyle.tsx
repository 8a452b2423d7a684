import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const issued = dayjs('2026-05-14');
const items = [7, 14, 30].map((days) => ({
  label: `${days} days`,
  getValue: () => issued.add(days, 'day'),
}));
const shortcuts = `& .${pickersLayoutClasses.shortcuts}`;
const row = {
  display: 'flex',
  justifyContent: 'center',
  '& .MuiListItem-root': { width: 'auto', px: 0.5 },
};

export default function ShortcutsStyle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        disableHighlightToday
        defaultValue={issued}
        slotProps={{
          layout: { sx: { [shortcuts]: { gridColumn: '2 / 4', gridRow: 1 } } },
          shortcuts: { items, sx: row },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
