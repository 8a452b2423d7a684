import dayjs from 'dayjs';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  useIsValidValue,
  usePickerActionsContext,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const start = dayjs('2026-05-14');
const items = [7, 14, 30].map((days) => ({
  label: `${days} days`,
  getValue: () => start.add(days, 'day'),
}));

function ChipShortcuts({
  items: shortcuts = [],
  className,
}: PickersShortcutsProps<dayjs.Dayjs | null>) {
  const { setValue } = usePickerActionsContext<dayjs.Dayjs | null>();
  const isValid = useIsValidValue<dayjs.Dayjs | null>();
  return (
    <Stack direction="row" className={className} sx={{ gap: 1, p: 2 }}>
      {shortcuts.map(({ label, getValue }) => {
        const value = getValue({ isValid });
        return (
          <Chip
            key={label}
            label={label}
            disabled={!isValid(value)}
            onClick={() => setValue(value, { shortcut: { label } })}
          />
        );
      })}
    </Stack>
  );
}

export default function ShortcutsCustom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={start}
        minDate={start}
        disableHighlightToday
        orientation="portrait"
        slots={{ shortcuts: ChipShortcuts }}
        slotProps={{
          shortcuts: { items },
          toolbar: { hidden: true },
          actionBar: { actions: [] },
          layout: {
            sx: {
              '.MuiPickersLayout-shortcuts': {
                gridRow: 1,
                gridColumn: '2 / 4',
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
