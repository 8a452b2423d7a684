import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const items = [7, 14, 30].map((days) => ({
  label: `${days} days`,
  getValue: () => dayjs('2026-05-14').add(days, 'day'),
}));

export default function LayoutCss() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slotProps={{
          toolbar: { hidden: true },
          shortcuts: { items },
          layout: {
            sx: {
              [`.${pickersLayoutClasses.shortcuts}`]: {
                gridColumn: '2 / 4',
                gridRow: 1,
                display: 'flex',
                maxWidth: 'none',
                padding: 0,
                '& > li': { paddingInline: '4px' },
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
